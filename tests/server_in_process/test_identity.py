"""Cookies cannot be forged or changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from draftingtable.server.http.identity import COOKIE, Identity, Signer, cookie_in

SIGNER = Signer(b"a secret of these tests alone")


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=20))
def test_a_cookie_identifies_its_owner(nickname: str) -> None:
    identity = SIGNER.new(nickname)
    header = f"other=1; {COOKIE}={SIGNER.cookie(identity)}".encode()
    assert SIGNER.from_headers([(b"host", b"x"), (b"cookie", header)]) == identity


def test_ids_have_128_bits_and_differ() -> None:
    found = {SIGNER.new().player for _ in range(100)}
    assert len(found) == 100
    assert all(len(player) == 22 for player in found)


def test_a_cookie_of_another_secret_is_invalid() -> None:
    other = Signer(b"another secret altogether")
    assert SIGNER.read(other.cookie(Identity("anna"))) is None


@given(st.text(max_size=100))
def test_no_other_text_is_a_cookie(text: str) -> None:
    assert SIGNER.read(text) is None


@given(st.binary(max_size=100))
def test_no_header_causes_an_error(header: bytes) -> None:
    assert SIGNER.from_headers([(b"cookie", header)]) is None


def test_changing_a_letter_breaks_it() -> None:
    cookie = SIGNER.cookie(Identity("anna", "Anna"))
    for place in range(len(cookie)):
        changed = cookie[:place] + ("x" if cookie[place] != "x" else "y") + cookie[place + 1 :]
        assert SIGNER.read(changed) is None


@pytest.mark.parametrize("secure", [True, False])
def test_scripts_and_other_sites_do_not_get_it(secure: bool) -> None:
    header = SIGNER.set_cookie(Identity("anna"), secure)
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    assert ("Secure" in header) == secure


def test_a_broken_header_contains_no_cookie() -> None:
    assert cookie_in("draftingtable") == ""
    assert cookie_in('"\\') == ""
