import { useState } from 'react';
import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import type { FieldDecision } from '@covertrail/domain/insurance/extraction/entered-terms';
import {
  accepted,
  corrected,
  allItems,
  isToCheck,
  NOTHING_DECIDED,
  rowKey,
  sureItems,
  type Confirmation,
  type Item,
} from './confirmation.view.js';

/** The state of the page: what was decided, the field in focus, and what is shown. */
export interface Confirming {
  readonly confirmation: Confirmation;
  /** In the order in which they are shown. */
  readonly items: readonly Item[];
  readonly focus: string;
  /** The field that is being corrected; empty where none is. */
  readonly typing: string;
  readonly onlyToCheck: boolean;
  /** Grows with each move to a field: then the field takes the focus. */
  readonly moved: number;
  readonly show: (onlyToCheck: boolean) => void;
  readonly change: (change: Partial<Confirmation>) => void;
  readonly choose: (policy: Item['policy'], target: string) => void;
  readonly focusOn: (id: string) => void;
  /** The same, and the field takes the focus. */
  readonly goTo: (id: string) => void;
  readonly move: (by: 1 | -1) => void;
  readonly type: (id: string) => void;
  /** Decides a field and goes to the next one that has to be checked. */
  readonly decide: (item: Item, decision: FieldDecision, named?: CarrierOnRecord) => void;
  readonly acceptSure: () => void;
}

export function useConfirming(read: ExtractedPolicies): Confirming {
  const [confirmation, setConfirmation] = useState<Confirmation>(NOTHING_DECIDED);
  const [chosen, setFocus] = useState('');
  const [typing, setTyping] = useState('');
  const [onlyToCheck, show] = useState(false);
  const [moved, setMoved] = useState(0);
  const all = allItems(read, confirmation);
  const items = onlyToCheck ? all.filter((item) => isToCheck(item) || item.id === chosen) : all;
  const focus = items.some(({ id }) => id === chosen) ? chosen : (items[0]?.id ?? '');
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    setFocus(id);
    setTyping('');
    setMoved(moved + 1);
  };
  const change = (part: Partial<Confirmation>) => setConfirmation({ ...confirmation, ...part });
  return {
    confirmation,
    items,
    focus,
    typing,
    onlyToCheck,
    moved,
    show,
    change,
    choose: (policy, target) => change({ targets: { ...confirmation.targets, [rowKey(policy)]: target } }),
    focusOn: setFocus,
    goTo: go,
    move: (by) => go(items[items.findIndex(({ id }) => id === focus) + by]?.id),
    type: (id) => {
      setFocus(id);
      setTyping(id);
      if (id === '') go(focus);
    },
    decide: (item, decision, named) => {
      const made = decisionsBy(item, decision, all);
      const carriers = named ? [...confirmation.carriers, named] : confirmation.carriers;
      change({ carriers, decisions: { ...confirmation.decisions, ...made } });
      const others = items.filter(({ id }) => id === item.id || !Object.hasOwn(made, id));
      go(nextToCheck(others, item.id) ?? item.id);
    },
    acceptSure: () => {
      const sure = sureItems(all).map(({ id, field }) => [id, accepted(field)] as const);
      change({ decisions: { ...confirmation.decisions, ...Object.fromEntries(sure) } });
      const ids = new Set(sure.map(([id]) => id));
      go(all.find((item) => isToCheck(item) && !ids.has(item.id))?.id);
    },
  };
}

/** What a decision decides, by the ids of items: a new insurer is that of all rows which name it. */
function decisionsBy(item: Item, decision: FieldDecision, all: readonly Item[]): Confirmation['decisions'] {
  const alike = sameInsurer(item, decision, all);
  const others = alike.map((other) => [other.id, corrected(other.field, decision.value ?? '')] as const);
  return { ...Object.fromEntries(others), [item.id]: decision };
}

/** The rows that the certificate gives to the same insurer, which nobody has decided yet: an insurer is named once. */
function sameInsurer(item: Item, { act }: FieldDecision, all: readonly Item[]): readonly Item[] {
  if (item.field.key !== 'carrier' || act !== 'corrected' || item.field.places.length === 0) return [];
  return all.filter(
    (other) =>
      other.id !== item.id && other.field.key === 'carrier' && isToCheck(other) && wordsOf(other) === wordsOf(item),
  );
}
const wordsOf = ({ field }: Item): string => field.places.map(({ text }) => text).join(' ');

/** The next one after it, else the first one before it; undefined where all is decided. */
function nextToCheck(items: readonly Item[], from: string): string | undefined {
  const at = items.findIndex(({ id }) => id === from);
  const later = [...items.slice(at + 1), ...items.slice(0, at)];
  return later.find(isToCheck)?.id;
}
