"""Who an address is, for limits: one name for everything that one subscriber controls."""

from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from starlette.types import Scope

LONGEST = 64
"""Letters kept of something that is not an address, such as a proxy's own words."""
SUBSCRIBER = 64
"""Bits of an IPv6 address that a provider assigns; the rest is the subscriber's to choose."""
IPV4_BITS = 32


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
        found = subscriber(plain_address(address))
    except ValueError:
        return address[:LONGEST]
    return str(found if found.version == 6 else found.network_address)


def plain_address(text: str) -> IPv4Address | IPv6Address:
    """Reads an address; an IPv4 address written as IPv6 becomes IPv4."""
    found = ip_address(text.partition("%")[0])
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def subscriber(address: IPv4Address | IPv6Address) -> IPv4Network | IPv6Network:
    """Returns the range that the owner of an address controls: the address, or its /64."""
    bits = SUBSCRIBER if address.version == 6 else address.max_prefixlen
    return ip_network(f"{address}/{bits}", strict=False)


def network_of(text: str) -> IPv4Network | IPv6Network:
    """Reads a range; a single address means its subscriber's whole range."""
    if "/" not in text:
        return subscriber(plain_address(text))
    found = ip_network(text, strict=False)
    if isinstance(found, IPv6Network) and found.network_address.ipv4_mapped is not None:
        bits = found.prefixlen - (found.max_prefixlen - IPV4_BITS)
        return ip_network(f"{found.network_address.ipv4_mapped}/{bits}")
    return found
