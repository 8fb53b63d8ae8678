import type { PaletteEntry } from '#shared/palette/palette-source';

const KEY = 'covertrail.recent';
const MOST = 5;

type Kept = Readonly<Record<string, readonly PaletteEntry[]>>;

const kept = (): Kept => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept;

/** What a person opened from the palette in this tab, newest first: by the person and whom they act as, so that nobody sees another’s. */
export const recentEntries = {
  of: (person: string): readonly PaletteEntry[] => kept()[person] ?? [],
  add(person: string, { to, title, detail }: PaletteEntry): void {
    const entry = { to, title, ...(detail === undefined ? {} : { detail }) };
    const others = recentEntries.of(person).filter((other) => other.to !== to);
    sessionStorage.setItem(KEY, JSON.stringify({ [person]: [entry, ...others].slice(0, MOST) }));
  },
};
