"""A contact sheet of every state of the client: this working copy beside the last release."""
