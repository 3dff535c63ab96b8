app-name = Drafting Table
