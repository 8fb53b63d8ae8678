import { Clock3, FileText, Zap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { addressOf } from '#shared/navigation/page-address';
import { useOwnPages } from '#shared/navigation/pages.hook';
import type { PaletteAct, PaletteEntry } from '#shared/palette/palette-source';
import { useRights } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { useMenu, useProfileEntries } from '../menu.hook.js';
import { matching, type PaletteGroup } from './palette-groups.view.js';
import { recentEntries } from './recent-palette-entries.js';

/** Lists are asked when typing has paused for this long: they answer while a person reads the pages that are found at once. */
const REST_MS = 150;

/** Whose recent entries these are. */
export function usePaletteOwner(): string {
  const { user, role } = useSession();
  return `${user.id} ${role}`;
}

/** The reader’s pages that need no record: not those that say what went wrong, and not those that begin a record, which are acts. */
function useDestinations(): readonly PaletteEntry[] {
  const entered = [...useMenu(), ...useProfileEntries()];
  const others = useOwnPages().filter(
    ({ menu, path, needs }) => !menu && !path.includes(':') && !path.endsWith('/new') && needs !== 'useAccount',
  );
  return [...entered, ...others].map(({ path, title }) => ({ to: addressOf(path), title }));
}

/** What is found without asking: recent entries while nothing is typed, acts and pages of the reader. */
export function useOwnGroups(acts: readonly PaletteAct[], typed: string): readonly PaletteGroup[] {
  const owner = usePaletteOwner();
  const may = useRights();
  const own = acts.filter(({ needs }) => needs.every(may));
  const pages = useDestinations();
  const actions = { key: 'acts', title: 'Actions', icon: Zap, entries: matching(own, typed) };
  const places = { key: 'pages', title: 'Pages', icon: FileText, entries: matching(pages, typed) };
  if (typed !== '') return [places, actions];
  return [{ key: 'recent', title: 'Recent', icon: Clock3, entries: recentEntries.of(owner) }, actions, places];
}

/** The text once typing pauses. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
