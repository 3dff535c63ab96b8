"""`python -m draftingtable` is the command `draftingtable`."""

import sys

from draftingtable.command.main import main

sys.exit(main())
