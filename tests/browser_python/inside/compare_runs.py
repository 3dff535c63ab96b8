"""Prints what `tests.compare_runs` prints, and where the package came from."""

import draftingtable
from tests.compare_runs import main

if __name__ == "__main__":
    print(draftingtable.__file__)
    main()
