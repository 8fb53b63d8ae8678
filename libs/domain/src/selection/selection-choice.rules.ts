import type { Position, Uuid } from '../kernel/event.js';
import type { ChangedChoice, Choice } from './selection.contract.js';

/** A choice with the position of the event that made it: what was added after `asOf` came later. */
export interface MadeChoice extends Choice {
  readonly asOf: Position;
}

/** Nothing was chosen: a share shows everything. */
export const EVERYTHING: Choice = { mode: 'allBut', ids: [], includeLater: true };
const NOTHING: Choice = { mode: 'only', ids: [], includeLater: false };

/** Whether a location or vehicle, which was added at a position of the log, is shown. Without a choice it is. */
export function isShown(
  choice: MadeChoice | null,
  { id, addedAt }: { readonly id: Uuid; readonly addedAt: Position },
): boolean {
  if (choice === null) return true;
  if (addedAt > choice.asOf) return choice.includeLater && !isExcepted(choice, id);
  return choice.mode === 'allBut' ? !choice.ids.includes(id) : choice.ids.includes(id);
}

/** Whether those that were added after a choice are treated otherwise than those before. */
export const asksForLater = ({ mode, includeLater }: Choice): boolean => (mode === 'allBut') !== includeLater;

/** The same choice as if it were made now: what came later is named like the others that are treated so. */
export const asMadeNow = (choice: Choice, addedSince: readonly Uuid[]): Choice =>
  asksForLater(choice) ? { ...choice, ids: inOrder([...choice.ids, ...addedSince]) } : choice;

/** A choice after a person changed it. */
export function changedChoice(
  before: Choice,
  { selectAll, clearPrevious, add, remove, includeLater }: ChangedChoice,
): Choice {
  const start = selectAll ? EVERYTHING : clearPrevious ? NOTHING : before;
  const [joining, leaving] = start.mode === 'allBut' ? [remove, add] : [add, remove];
  const left = new Set(leaving);
  return {
    mode: start.mode,
    ids: inOrder([...start.ids, ...joining].filter((id) => !left.has(id))),
    includeLater: includeLater ?? start.includeLater,
  };
}

const isExcepted = ({ mode, ids }: Choice, id: Uuid): boolean => mode === 'allBut' && ids.includes(id);

const inOrder = (ids: readonly Uuid[]): readonly Uuid[] => [...new Set(ids)].sort();
