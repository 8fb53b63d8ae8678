import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Problem } from '#shared/api/api-problem';
import { plural } from '#shared/format/plural';
import type { PaletteEntry } from '#shared/palette/palette-source';
import { usePaletteOwner } from './palette-groups.hook.js';
import { shownGroups, type PaletteGroup } from './palette-groups.view.js';
import { PaletteList } from './palette-list.js';
import { recentEntries } from './recent-palette-entries.js';

interface PaletteBoxProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** Lists have not answered yet. */
  readonly waiting: boolean;
  readonly problem: Problem | null;
  readonly onClose: () => void;
}

/** The text box with its list (combobox of WAI-ARIA): arrows, Home and End move the cursor, Enter opens, Escape closes. */
export function PaletteBox({ typed, onType, groups, waiting, problem, onClose }: PaletteBoxProps) {
  const listId = useId();
  const shown = shownGroups(groups);
  const entries = shown.flatMap((group) => group.entries);
  const open = useOpenEntry(onClose);
  const { cursor, place, press } = useCursor(entries, open, onClose);
  const list = useCursorInSight(cursor, typed);
  return (
    <>
      <input
        type="text"
        role="combobox"
        className="palette-input"
        aria-label="Search pages, records and actions"
        placeholder="Search pages, records and actions"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? `${listId}-${cursor}` : undefined}
        maxLength={200}
        value={typed}
        onChange={(event) => {
          place(0);
          onType(event.target.value);
        }}
        onKeyDown={press}
      />
      <PaletteList id={listId} ref={list} groups={shown} cursor={cursor} onOpen={open} />
      <p className="palette-said" role="status">
        {problem?.message ?? saidOf(entries.length, waiting, typed.trim())}
      </p>
    </>
  );
}

function saidOf(count: number, waiting: boolean, typed: string): string {
  if (waiting) return 'Searching…';
  if (count === 0) return `Nothing begins with “${typed}”.`;
  return `${plural(count, 'entry', 'entries')}. Arrow keys choose, Enter opens, Escape closes.`;
}

function useOpenEntry(onClose: () => void) {
  const owner = usePaletteOwner();
  const navigate = useNavigate();
  return (entry: PaletteEntry) => {
    recentEntries.add(owner, entry);
    onClose();
    void navigate(entry.to);
  };
}

function useCursor(entries: readonly PaletteEntry[], open: (entry: PaletteEntry) => void, onClose: () => void) {
  const [at, place] = useState(0);
  const last = Math.max(entries.length - 1, 0);
  const cursor = Math.min(at, last);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => place(cursor === last ? 0 : cursor + 1),
    ArrowUp: () => place(cursor === 0 ? last : cursor - 1),
    Home: () => place(0),
    End: () => place(last),
    Enter: () => (entries[cursor] ? open(entries[cursor]) : undefined),
    Escape: onClose,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { cursor, place, press };
}

/** The list scrolls with the cursor. */
function useCursorInSight(cursor: number, typed: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [cursor, typed]);
  return list;
}
