"""5 Towers, rule by rule: each test's name says which (T2.4 is `test_t2_4_...`)."""
