import type { LucideIcon } from 'lucide-react';
import type { PaletteEntry } from '#shared/palette/palette-source';

/** Entries under one heading. */
export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly entries: readonly PaletteEntry[];
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Those of whose title each typed word begins some word, as in the lists; all without one. */
export function matching(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const typedWords = wordsOf(typed);
  return entries.filter(({ title }) => {
    const words = wordsOf(title);
    return typedWords.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** Without groups that have no entries, and each address only where it stands first. */
export function shownGroups(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  const seen = new Set<string>();
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ to }) => !seen.has(to) && seen.add(to)) }))
    .filter(({ entries }) => entries.length > 0);
}
