"""One way to search for counterexamples: the same examples on every machine, at every pace."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "drafting-table",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("drafting-table")
