/** What a page holds of a draft beside what the server has. */
export interface DraftEdit<Content> {
  /** What was changed here; null while nothing was. */
  readonly own: Content | null;
  /** The version that it is based on. */
  readonly seen: number;
  readonly standing: 'clean' | 'changed' | 'saving' | 'failed';
}

interface Found<Content> {
  readonly version: number;
  readonly content: Content | null;
}

/** Someone else changed the draft while this page has changes that are not saved: neither is overwritten. */
export const isConflict = <Content>({ standing, seen }: DraftEdit<Content>, found: Found<Content> | null): boolean =>
  (standing === 'changed' || standing === 'failed') && found !== null && found.version > seen;

/** What the page shows: its own changes, else what the server has, else what the wizard begins with. */
export function shownContent<Content>(
  { own, seen, standing }: DraftEdit<Content>,
  found: Found<Content> | null,
  start: Content,
): Content {
  const isBehind = standing === 'clean' && found !== null && found.version > seen;
  return (isBehind ? null : own) ?? found?.content ?? start;
}
