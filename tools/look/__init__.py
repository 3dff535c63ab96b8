"""A contact sheet of every state of the client: this working copy next to the last release."""
