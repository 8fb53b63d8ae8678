import type { SystemExport } from '../insurance/source-table.js';
import { laterOf } from '../kernel/dates.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { Timeline } from '../kernel/timeline.js';
import { POLICY_ASPECTS } from '../insurance/terms/policy-aspects.js';
import { aspectOf } from './policy-aspects.js';
import { approvedTimelines } from './policy-edits.js';
import { evolvePolicy } from './policy-evolve.js';
import { knownAt, termsAt } from './policy-on-day.js';
import { importsTakenBack } from './policy-sources.js';
import { checkTerms } from './policy-terms.js';
import type { PolicyCommand, PolicyFacts } from './policy-command.contract.js';
import type { ExportedAspect, PolicyEvent, RestoredValue } from './policy.contract.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';

type TakeBack = Extract<PolicyCommand, { readonly type: 'TakeBackImport' }>;
type Event = RecordedOf<PolicyEvent>;
type Changed = Extract<
  Event,
  { readonly type: 'PolicyNumberChanged' | 'PolicyPeriodChanged' | 'PolicyCarrierChanged' | 'PolicyLimitsChanged' }
>;

/** None of these says that the policy states something else, or that someone else states the same. */
const CHANGES_NOTHING: ReadonlySet<PolicyEvent['type']> = new Set<PolicyEvent['type']>([
  'ReplacementAdded',
  'CarryOverChosen',
  'PolicyApproved',
  'PolicyReverified',
  'PolicyRejected',
  'PolicyEditsRejected',
  'PolicyAssigned',
  'PolicyManaged',
  'PolicyArchived',
  'PolicyUnarchived',
  'PolicyImportTakenBack',
]);

/**
 * Takes back what an import stated of a policy: a policy that it added is archived, unless it is shared or was changed since; a value that it changed is
 * what it was before, unless it was changed or confirmed since; what it confirmed is not confirmed by it any more. Nothing for a policy of which it
 * says nothing. Throws `POLICY.SHARED_SINCE_IMPORT`, and `POLICY.CHANGED_SINCE_IMPORT` where all of it stays.
 */
export function importTakenBack(
  { importId }: TakeBack,
  state: AddedPolicy,
  { shared = false }: PolicyFacts,
): PolicyEvent[] {
  const { history, policyId } = state;
  const takenBack = importsTakenBack(history);
  const first = history.findIndex((event) => exportOf(event)?.importId === importId);
  const named = exportOf(history[first]);
  if (named === undefined || takenBack.has(importId)) return [];
  const [own, others] = parted(history.slice(first), importId);
  const later = others.filter((event) => !takenBack.has(exportOf(event)?.importId ?? ''));
  if (wasAddedBy(own, history)) {
    holdToUntouched(later, shared);
    return [
      { type: 'PolicyImportTakenBack', data: { policyId, export: named, restores: [], keeps: [] } },
      { type: 'PolicyArchived', data: { policyId } },
    ];
  }
  const { restores, keeps } = restoredIn(own.filter(isChange), later, state);
  if (restores.length === 0 && keeps.length > 0 && !own.some(({ type }) => type === 'PolicyConfirmedBySystem'))
    throw new RuleBroken('POLICY.CHANGED_SINCE_IMPORT');
  return [{ type: 'PolicyImportTakenBack', data: { policyId, export: named, restores, keeps } }];
}

/** True for a policy that is archived because an import was taken back. */
export const wasTakenBack = ({ archived, history }: AddedPolicy): boolean =>
  archived && history.at(-1)?.type === 'PolicyArchived' && history.at(-2)?.type === 'PolicyImportTakenBack';

const exportOf = (event: Event | undefined): SystemExport | undefined =>
  event && 'evidence' in event.data ? event.data.evidence?.export : undefined;

const parted = (
  history: readonly Event[],
  importId: Uuid,
): readonly [own: readonly Event[], others: readonly Event[]] => [
  history.filter((event) => exportOf(event)?.importId === importId),
  history.filter((event) => exportOf(event)?.importId !== importId),
];

/** Added, or brought back after another import that had added it was taken back. */
function wasAddedBy(own: readonly Event[], history: readonly Event[]): boolean {
  const command = own[0]?.meta.commandId;
  return (
    own.some(({ type }) => type === 'PolicyAdded') ||
    history.some(({ type, meta }) => type === 'PolicyUnarchived' && meta.commandId === command)
  );
}

function holdToUntouched(later: readonly Event[], shared: boolean): void {
  if (shared) throw new RuleBroken('POLICY.SHARED_SINCE_IMPORT');
  if (later.some(({ type }) => !CHANGES_NOTHING.has(type))) throw new RuleBroken('POLICY.CHANGED_SINCE_IMPORT');
}

/** Throws where the policy would break a rule with the values as they were. */
function restoredIn(
  changes: readonly Changed[],
  later: readonly Event[],
  state: AddedPolicy,
): { readonly restores: readonly RestoredValue[]; readonly keeps: readonly ExportedAspect[] } {
  const values = changes.map((event) => restoredBy(event, state));
  const restores = values.filter((value) => stands(value, state) && !later.some((event) => overwrites(event, value)));
  if (restores.length > 0) {
    const day = restores.map(({ effectiveFrom }) => effectiveFrom).reduce(laterOf);
    checkTerms(state.line, {
      ...termsAt(state, day),
      ...Object.fromEntries(restores.map(({ aspect, after }) => [POLICY_ASPECTS[aspect].term, after])),
    });
  }
  return { restores, keeps: values.filter((value) => !restores.includes(value)).map(({ aspect }) => aspect) };
}

const isChange = (event: Event): event is Changed => restoredAspect(event.type) !== undefined;

const RESTORED = {
  PolicyNumberChanged: 'number',
  PolicyPeriodChanged: 'period',
  PolicyCarrierChanged: 'carrier',
  PolicyLimitsChanged: 'limits',
} as const satisfies Readonly<Record<Changed['type'], ExportedAspect>>;
const ASPECTS: ReadonlyMap<string, ExportedAspect> = new Map(Object.entries(RESTORED));
const restoredAspect = (type: string): ExportedAspect | undefined => ASPECTS.get(type);

/** What an agent had approved when the import changed it: an edit that awaited approval then was overruled by the import. */
function restoredBy(event: Changed, state: AddedPolicy): RestoredValue {
  const {
    id,
    data: { effectiveFrom },
  } = event;
  const policy = policyBefore(event, state);
  const approved = approvedTimelines(policy);
  const was = <Value>(timeline: Timeline<Value>, before: Value) => {
    const { value, events } = knownAt(timeline, effectiveFrom);
    return { event: id, earlier: events.at(-1)!, effectiveFrom, after: policy.awaiting === null ? before : value };
  };
  switch (event.type) {
    case 'PolicyNumberChanged':
      return { aspect: 'number', ...was(approved.number, event.data.before), before: event.data.after };
    case 'PolicyPeriodChanged':
      return { aspect: 'period', ...was(approved.period, event.data.before), before: event.data.after };
    case 'PolicyCarrierChanged':
      return { aspect: 'carrier', ...was(approved.carrier, event.data.before), before: event.data.after };
    case 'PolicyLimitsChanged':
      return { aspect: 'limits', ...was(approved.limits, event.data.before), before: event.data.after };
  }
}

function policyBefore({ id }: Changed, { history }: AddedPolicy): AddedPolicy {
  const before = history
    .slice(
      0,
      history.findIndex((event) => event.id === id),
    )
    .reduce<PolicyState>(evolvePolicy, null);
  if (before === null) throw new Error('A policy is added before it is changed.');
  return before;
}

function stands({ aspect, event }: RestoredValue, state: AddedPolicy): boolean {
  const timeline: Timeline<unknown> = state[aspect];
  return timeline.some(({ events }) => events.at(-1) === event);
}

function overwrites(event: Event, { aspect, event: changed }: RestoredValue): boolean {
  if (event.type === 'PolicyConfirmedBySystem')
    return event.data.confirms.some(
      (confirmedValue) => confirmedValue.aspect === aspect && confirmedValue.event === changed,
    );
  return aspectOf(event.type) === aspect;
}
