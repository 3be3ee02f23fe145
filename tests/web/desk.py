"""What somebody who makes a deck does and sees."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

PASTE = """(field, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""
"""Pastes a text into a field."""


def rows_of(page: Page, label: str = "Cards") -> Locator:
    """The cards in the list of the editor."""
    return page.get_by_role("region", name=label, exact=True).get_by_role("listitem")
