"""Solo campaigns (S7) on this device; their games are ordinary tables."""

import json
from typing import Final

from draftingtable.games.cities.campaign.campaign import Campaign, CampaignGame
from draftingtable.games.cities.campaign.stored import StoredCampaign, read_stored
from draftingtable.games.core.errors import Refusal
from draftingtable.local.host import LocalHost, local_id
from draftingtable.local.local_table import LocalTable
from draftingtable.local.reading import Given
from draftingtable.table import Table, actions, read_settings
from draftingtable.table.quick_play import NICKNAME
from draftingtable.table.state import RUNNING

KEY: Final = "campaign:"


def begin(host: LocalHost, given: Given) -> dict[str, object]:
    mode = given.text_or_none("mode") or "beginner"
    campaign = Campaign(mode, given.number("level", 2), given.number("length", 3))
    host.introduce(given)
    stored = StoredCampaign(local_id(), campaign)
    save(host, stored)
    return shown(stored)


def show(host: LocalHost, campaign_id: str) -> dict[str, object]:
    return shown(find(host, campaign_id))


def history(host: LocalHost, campaign_id: str) -> dict[str, object]:
    """Returns a campaign as `POST /campaigns/histories` takes it."""
    stored = find(host, campaign_id)
    campaign = stored.campaign
    table_id = stored.unentered()
    table = None if table_id is None else found_table(host, table_id)
    running = None if table is None or table.state != RUNNING else host.any_history(table.id)
    return {
        "id": stored.id,
        "mode": campaign.mode,
        "level": campaign.level,
        "length": campaign.length,
        "games": [played(host, game) for game in campaign.games],
        "running": running,
    }


def played(host: LocalHost, game: CampaignGame) -> dict[str, object]:
    bonus = game.bonus
    chosen = None if bonus is None else {"kind": bonus.kind, "city": bonus.city}
    return {"record": host.record(game.record), "bonus": chosen}


def choose_bonus(host: LocalHost, campaign_id: str, given: Given) -> dict[str, object]:
    stored = find(host, campaign_id)
    stored.campaign.choose(given.text("kind"), given.text_or_none("city") or "")
    save(host, stored)
    return shown(stored)


def next_game(host: LocalHost, campaign_id: str, given: Given) -> dict[str, object]:
    """Returns the table of the current game, or of the next one, started unless told otherwise."""
    stored = find(host, campaign_id)
    local = current_table(host, stored) or create(host, stored)
    if given.flag("start", True) and local.table.state == "open" and not local.table.locked:
        local.act(host.player, actions.Start())
    return {**shown(stored), **host.shown(local)}


def current_table(host: LocalHost, stored: StoredCampaign) -> LocalTable | None:
    table_id = stored.unentered()
    if table_id is None:
        return None
    table = found_table(host, table_id)
    if table is not None and table.state in ("open", "running"):
        return host.table(table_id)
    stored.tables.pop()  # abandoned: the game is played again
    return None


def create(host: LocalHost, stored: StoredCampaign) -> LocalTable:
    stored.check_next()
    settings = read_settings(stored.table_wish(), host.policy)
    name = host.nickname or NICKNAME
    local = host.new_table(
        lambda code, public: actions.Create(settings, name, code, public, campaign=stored.id)
    )
    stored.tables.append(local.table.id)
    save(host, stored)
    return local


def find(host: LocalHost, campaign_id: str) -> StoredCampaign:
    """Returns the campaign, including its last game if that is over."""
    text = host.documents.get(KEY + campaign_id)
    if text is None:
        raise Refusal("no-such-campaign")
    stored = read_stored(campaign_id, json.loads(text))
    table_id = stored.unentered()
    table = None if table_id is None else found_table(host, table_id)
    if table is not None and table.match is not None and table.match.over:
        stored.enter(table.match.position)
        save(host, stored)
    return stored


def found_table(host: LocalHost, table_id: str) -> Table | None:
    """Returns a game's table; None once it has been deleted."""
    try:
        return host.table(table_id).table
    except Refusal as refusal:
        if refusal.code == "no-such-table":
            return None
        raise


def save(host: LocalHost, stored: StoredCampaign) -> None:
    data = json.dumps(stored.as_stored(), ensure_ascii=False, separators=(",", ":"))
    host.keep(KEY + stored.id, data)


def shown(stored: StoredCampaign) -> dict[str, object]:
    return {"campaign": stored.as_data()}
