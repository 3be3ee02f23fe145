"""Reports by and about a person, and whom they have blocked. Bans stay: they name people only by a keyed hash."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict, replace

from interstice.store.moderation import ACTS, BLOCKS, NAMELESS
from interstice.store.people import ERASURES
from interstice.store.reports import REPORTS
from interstice.store.rows import Put, Remove, Update
from interstice.store.store import Store

OF_OTHERS = ("by", "about", "lines", "name")
"""What a report says about others."""


class Reports:
    name = "reports"

    async def export(self, store: Store, person: str) -> Any:
        mine = [asdict(each) async for each in store.rows.each(REPORTS, {"by": person}, ("at",))]
        about = [each async for each in store.rows.each(REPORTS, {"about": person}, ("at",))]
        done = store.rows.each(ACTS, {"person": person}, ("at",))
        return {
            "made": [
                {
                    key: value
                    for key, value in each.items()
                    if key not in OF_OTHERS or each["kind"] != "person"
                }
                for each in mine
            ],
            # Games that nobody can play so well are counted for moderators alone.
            "about_me": [{"at": each.at, "why": each.why} for each in about if not each.games],
            # A moderator's reason may name others.
            "done_about_me": [{"at": act.at, "act": act.act, "until": act.until} async for act in done],
        }

    async def erase(self, store: Store, person: str) -> None:
        erasure = await store.rows.get(ERASURES, person)
        stand_in = erasure.stand_in("reports") if erasure else ""
        await _forget_acts(store, person)
        for column in ("by", "about"):
            await store.rows.clear(REPORTS, {column: person})
        async for report in store.rows.each(REPORTS, {"kind": "person"}, ("at",)):
            lines = tuple(
                replace(line, person=stand_in, name="", text="", phrase="") if line.person == person else line
                for line in report.lines
            )
            if lines != report.lines:
                await store.rows.write(Update(REPORTS, (report.id,), {"lines": lines}))

    async def merge(self, store: Store, former: str, person: str) -> None:
        """They stay under the former id."""


async def _forget_acts(store: Store, person: str) -> None:
    """What moderators did about somebody can still be undone, but nothing says whom it was about, or why."""
    # Programs before this one put the person's id into the id of a report.
    about = {
        f"quick-{person}",
        *[each.id async for each in store.rows.each(REPORTS, {"about": person}, ("at",))],
    }
    acts = [act async for act in store.rows.each(ACTS, {"person": person}, ("at",))]
    for report in about:
        acts += [act async for act in store.rows.each(ACTS, {"report": report}, ("at",))]
    for act in acts:
        # What was done to somebody else because of the report is still theirs.
        nameless = {**NAMELESS, "person": "" if act.person == person else act.person}
        await store.rows.write(Update(ACTS, (act.id,), nameless))


class Blocks:
    name = "blocks"

    async def export(self, store: Store, person: str) -> Any:
        found = await store.rows.find(BLOCKS, {"person": person}, limit=1000)
        return [{"name": block.name, "at": block.at} for block in found]

    async def erase(self, store: Store, person: str) -> None:
        for where in ({"person": person}, {"other": person}):
            async for block in store.rows.each(BLOCKS, where):
                await store.rows.write(Remove(BLOCKS, (block.person, block.other)))

    async def merge(self, store: Store, former: str, person: str) -> None:
        """People who blocked them do not meet them again, and they do not meet anybody whom they blocked."""
        for column in ("person", "other"):
            async for block in store.rows.each(BLOCKS, {column: former}):
                moved = replace(block, **{column: person})
                kept = [Put(BLOCKS, moved)] if moved.person != moved.other else []
                await store.rows.write(Remove(BLOCKS, (block.person, block.other)), *kept)
