"""A bounded load on loopback: many tables at once, beside a bare server for comparison."""
