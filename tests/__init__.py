"""The tests mirror `src`; `examples`, `conformance` and `referees` cover several modules."""
