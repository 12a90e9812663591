"""Everything that a page holds: what one sees, what a screen reader hears, what is stored, what the
browser remembers of the way here, and what is in the memory of its scripts.
"""

import json
from collections.abc import Iterable

from playwright.sync_api import CDPSession, Page

STORES = """async () => {
  const stored = {};
  for (const store of [localStorage, sessionStorage])
    for (let at = 0; at < store.length; at++)
      stored[store.key(at)] = store.getItem(store.key(at));
  const databases = indexedDB.databases ? await indexedDB.databases() : [];
  const kept = [];
  for (const name of self.caches ? await caches.keys() : [])
    for (const request of await (await caches.open(name)).keys())
      kept.push(request.url, await (await caches.match(request)).text());
  return JSON.stringify([
    stored, databases, kept, history.state, window.name, document.cookie, location.href,
    document.title, performance.getEntries().map((entry) => entry.name),
  ]);
}"""

FIELDS = """() => [...document.querySelectorAll("input, textarea, select")]
  .map((field) => field.value).join("\\n")"""


def shown(page: Page) -> str:
    """The whole document: words and attributes, and what is written in its fields."""
    return str(page.content()) + str(page.evaluate(FIELDS))


def stored(page: Page) -> str:
    """What is kept in the browser, and how the page was come by."""
    return str(page.evaluate(STORES))


def spoken(cdp: CDPSession) -> str:
    """The tree of accessibility."""
    return json.dumps(cdp.send("Accessibility.getFullAXTree"), ensure_ascii=False)


def whole(page: Page, cdp: CDPSession) -> str:
    return shown(page) + stored(page) + spoken(cdp)


def remembered(cdp: CDPSession, secrets: Iterable[str]) -> list[str]:
    """Which of these texts are somewhere in the memory of the page's scripts, once what nothing
    refers to has been cleared away.
    """
    pieces: list[str] = []

    def add(event: dict[str, str]) -> None:
        pieces.append(event["chunk"])

    cdp.on("HeapProfiler.addHeapSnapshotChunk", add)
    for _ in range(3):
        cdp.send("HeapProfiler.collectGarbage")
    cdp.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    cdp.remove_listener("HeapProfiler.addHeapSnapshotChunk", add)
    texts = json.loads("".join(pieces))["strings"]
    return [secret for secret in secrets if any(secret in text for text in texts)]
