"""Who an address is, for limits: one name for everything that one subscriber controls."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from starlette.types import Scope

LONGEST = 64
"""Letters kept of something that is not an address, such as a proxy's own words."""
SUBSCRIBER = 64
"""Bits of an IPv6 address that a provider assigns; the rest is the subscriber's to choose."""


def client_address(scope: Scope) -> str:
    """Returns the address of whoever sent a request; empty over a Unix socket."""
    client = scope.get("client")
    return client[0] if client else ""


def client_key(scope: Scope) -> str:
    """Returns the key for limits of whoever sent a request; empty over a Unix socket."""
    address = client_address(scope)
    return address_key(address) if address else ""


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """Returns an IPv4 address as it is and an IPv6 address as its /64."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(IPv6Network((int(found), SUBSCRIBER), strict=False))
        found = found.ipv4_mapped
    return str(found)
