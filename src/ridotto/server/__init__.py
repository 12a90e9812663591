"""The house on the network."""
