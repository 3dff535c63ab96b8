"""A long mixed load with random faults: nothing acknowledged may be lost, stuck or leaked."""
