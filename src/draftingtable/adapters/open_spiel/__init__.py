"""The games that manifests offer to OpenSpiel."""
