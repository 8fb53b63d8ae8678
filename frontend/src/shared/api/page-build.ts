let served: string | null = null;
const watchers = new Set<() => void>();

/** The first script of the page that is open; null for one that was not built. */
const opened = (): string | null =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null;

/** A reply named the page that the server serves now; null where it named none. */
export function pageServed(name: string | null): void {
  if (!name || name === served) return;
  served = name;
  for (const changed of watchers) changed();
}

/** Whether the server serves another page than the one that is open [B06]. */
export function isOutdated(): boolean {
  const own = opened();
  return own !== null && served !== null && served !== own;
}

/** Calls back when the server serves another page, until the returned function is called. */
export function watchPageServed(changed: () => void): () => void {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
}
