"""What growing costs: measurements of several servers and a database, a model, a simulation."""
