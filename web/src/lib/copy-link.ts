// The link of the page one is at, for friends: the table, or a step of a replay.
export async function copyLink(search = ""): Promise<void> {
  // Without a secure connection there is no clipboard.
  if ("clipboard" in navigator)
    await navigator.clipboard
      .writeText(location.origin + location.pathname + search)
      .catch(() => {});
}
