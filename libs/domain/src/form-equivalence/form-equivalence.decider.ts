import { readForm } from '../compliance/forms/read-form.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { segmentAt } from '../kernel/timeline.js';
import { checkForm, checkOnlyOne, checkTerms } from './form-entry.rules.js';
import type { FormEntryCommand, FormEntryEvent, FormEntryTerms } from './form-equivalence.contract.js';
import { evolveEntries, type FormEntry, type FormEquivalenceState } from './form-equivalence.state.js';

/** Every code with which a command about entries may be refused. */
export const FORM_ENTRY_CODES = [
  'FORM_ENTRY.NUMBER_NOT_READ',
  'FORM_ENTRY.HAS_EDITION',
  'FORM_ENTRY.OF_ANOTHER_LINE',
  'FORM_ENTRY.EDITION_NOT_VALID',
  'FORM_ENTRY.EDITION_TWICE',
  'FORM_ENTRY.SCOPE_NOT_OF_LINE',
  'FORM_ENTRY.NOTHING_SAID',
  'FORM_ENTRY.CONTRADICTS',
  'FORM_ENTRY.DUPLICATE',
  'FORM_ENTRY.NOT_FOUND',
  'FORM_ENTRY.WITHDRAWN',
  'FORM_ENTRY.CHANGED_SINCE',
  'FORM_ENTRY.BEFORE_ENTRY',
  'FORM_ENTRY.REASON_REQUIRED',
] as const;

type Adding = Extract<FormEntryCommand, { type: 'AddFormEntry' }>;
type Changing = Extract<FormEntryCommand, { type: 'ChangeFormEntry' }>;
type Withdrawing = Extract<FormEntryCommand, { type: 'WithdrawFormEntry' }>;

/** What a requester says that forms give, where it differs from the index of the product: `formEquivalence-<requesterId>` (ADR 39). */
export const formEquivalenceDecider: Decider<FormEquivalenceState, FormEntryCommand, FormEntryEvent> = {
  type: 'formEquivalence',
  initialState: [],
  decide(command, state) {
    switch (command.type) {
      case 'AddFormEntry':
        return add(command, state);
      case 'ChangeFormEntry':
        return change(command, state);
      case 'WithdrawFormEntry':
        return withdraw(command, state);
    }
  },
  evolve: evolveEntries,
};

function add(command: Adding, state: FormEquivalenceState): FormEntryEvent[] {
  const { line, terms, effectiveFrom } = command;
  checkForm(command.number, line);
  checkTerms(terms, line);
  const entry = { ...dataOf(command), number: readForm(command.number).rows[0]?.number ?? command.number };
  checkOnlyOne(state, entry, terms, effectiveFrom);
  return [{ type: 'FormEntryAdded', data: entry }];
}

/** Compared with what the entry says on the day of the change; a later change still takes effect. */
function change({ entryId, seen, terms, effectiveFrom }: Changing, state: FormEquivalenceState): FormEntryEvent[] {
  const { entry, before } = entryToChange(state, entryId, seen, effectiveFrom);
  checkTerms(terms, entry.line);
  checkOnlyOne(state, entry, terms, effectiveFrom);
  return equal(before, terms)
    ? []
    : [{ type: 'FormEntryChanged', data: { ...named(entry), before, after: terms, effectiveFrom } }];
}

function withdraw(
  { entryId, seen, reason, effectiveFrom }: Withdrawing,
  state: FormEquivalenceState,
): FormEntryEvent[] {
  const { entry } = entryToChange(state, entryId, seen, effectiveFrom);
  if (reason.trim() === '') throw new RuleBroken('FORM_ENTRY.REASON_REQUIRED');
  return [{ type: 'FormEntryWithdrawn', data: { ...named(entry), reason, effectiveFrom } }];
}

/** The entry, and what it says on the day. */
function entryToChange(
  state: FormEquivalenceState,
  entryId: Uuid,
  seen: Uuid,
  day: CalendarDate,
): { readonly entry: FormEntry; readonly before: FormEntryTerms } {
  const entry = state.find((formEntry) => formEntry.entryId === entryId);
  if (!entry) throw new RuleBroken('FORM_ENTRY.NOT_FOUND');
  if (entry.terms.at(-1)?.value === null) throw new RuleBroken('FORM_ENTRY.WITHDRAWN');
  if (entry.history.at(-1)?.id !== seen) throw new RuleBroken('FORM_ENTRY.CHANGED_SINCE');
  const before = segmentAt(entry.terms, day)?.value;
  if (!before) throw new RuleBroken('FORM_ENTRY.BEFORE_ENTRY');
  return { entry, before };
}

const named = ({ requesterId, entryId, number, line }: FormEntry) => ({ requesterId, entryId, number, line });
