import { recordedOn, SOURCE_OF_ROLE } from '../compliance/proof/recorded-source.js';
import type { Evidence, FactSource } from '../insurance/source-table.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import type { Known } from '../insurance/coverage.js';
import type { PolicyAspect } from '../insurance/terms/policy-aspects.js';
import { partOrigins, type PartOrigins } from './policy-part-sources.js';
import type { ConfirmedValue, PolicyEvent, RestoredValue } from './policy.contract.js';
import type { AddedPolicy } from './policy.state.js';

interface Confirmation extends ConfirmedValue {
  readonly source: FactSource;
}

export interface PolicySources {
  /** By the event that recorded a value: where it comes from, and the agent’s last approval after it. */
  readonly ofEvents: ReadonlyMap<Uuid, readonly FactSource[]>;
  /** What exports of agency systems said without a change. */
  readonly confirmed: readonly Confirmation[];
  /** Of an edit of limits or endorsements: the event that stated each of them. */
  readonly origins: PartOrigins;
  /** The event of a policy that an export added, and what the export said of it: of all else it says nothing. */
  readonly exported: { readonly event: Uuid; readonly aspects: readonly PolicyAspect[] } | null;
}

const cache = new WeakMap<AddedPolicy, PolicySources>();

/**
 * Where everything that is recorded of a policy comes from, by what its events say and by who sent them. An approval covers all that
 * was recorded before it; a rejection of the policy undoes the approvals before it.
 */
export function sourcesOf(state: AddedPolicy): PolicySources {
  const cached = cache.get(state);
  if (cached) return cached;
  const sources = sourcesIn(state.history);
  cache.set(state, sources);
  return sources;
}

function sourcesIn(history: readonly RecordedOf<PolicyEvent>[]): PolicySources {
  const ofEvents = new Map<Uuid, readonly FactSource[]>();
  const confirmed: Confirmation[] = [];
  let exported: PolicySources['exported'] = null;
  let approved: FactSource | null = null;
  let rejected = false;
  const takenBack = importsTakenBack(history);
  for (const event of history.toReversed()) {
    if (event.type === 'PolicyEditsRejected') continue;
    if (event.type === 'PolicyRejected') rejected = true;
    else if (event.type === 'PolicyApproved' || event.type === 'PolicyReverified') {
      if (!rejected) approved ??= { kind: 'verifiedByAgent', on: recordedOn(event.meta) };
    } else if (event.type === 'PolicyImportTakenBack') {
      confirmed.push(
        ...event.data.restores.flatMap((restoredValue) =>
          sourcesBefore(restoredValue, history).map((source) => ({
            aspect: restoredValue.aspect,
            event: event.id,
            source,
          })),
        ),
      );
      if (approved) ofEvents.set(event.id, [approved]);
    } else if (event.type === 'PolicyConfirmedBySystem') {
      if (takenBack.has(event.data.evidence.export.importId)) continue;
      const source = inSystem(event.data.evidence.export);
      confirmed.push(...event.data.confirms.map((value) => ({ ...value, source })));
    } else ofEvents.set(event.id, [...recordedBy(event), ...(approved === null ? [] : [approved])]);
    if (event.type === 'PolicyAdded' && event.data.exported)
      exported = { event: event.id, aspects: event.data.exported };
  }
  return { ofEvents, confirmed, origins: partOrigins(history), exported };
}

/** What a value that was restored came from, before the import changed it. */
function sourcesBefore(
  { aspect, event, earlier }: RestoredValue,
  history: readonly RecordedOf<PolicyEvent>[],
): readonly FactSource[] {
  return sourcesAt(
    earlier,
    aspect,
    sourcesIn(
      history.slice(
        0,
        history.findIndex(({ id }) => id === event),
      ),
    ),
  );
}

/** The imports that were taken back, by their ids. */
export const importsTakenBack = (history: readonly RecordedOf<PolicyEvent>[]): ReadonlySet<Uuid> =>
  new Set(history.flatMap((event) => (event.type === 'PolicyImportTakenBack' ? [event.data.export.importId] : [])));

function recordedBy({ data, meta }: RecordedOf<PolicyEvent>): readonly FactSource[] {
  const evidence = 'evidence' in data ? data.evidence : undefined;
  if (evidence?.export) return [inSystem(evidence.export)];
  const kind = 'source' in data && data.source !== undefined ? data.source : SOURCE_OF_ROLE[meta.role];
  if (kind === undefined) return [];
  return [{ kind, on: recordedOn(meta), ...(evidence === undefined ? {} : { evidence }) }];
}

/** What was so in a system is as old as its export, not as its import. */
const inSystem = ({ system, asOf }: NonNullable<Evidence['export']>): FactSource => ({
  kind: 'agencySystem',
  on: asOf,
  system,
});

/** A value of an aspect with its sources: those of the event that stated it last, and of the exports that confirm it. */
export function sourced<Value>(
  { value, events }: Known<Value>,
  aspect: PolicyAspect,
  sources: PolicySources,
): Known<Value> {
  const last = events.at(-1);
  if (last === undefined) return { value, events, sources: [] };
  const origins = sources.origins.get(last);
  const whole = { value, events, sources: sourcesAt(last, aspect, sources) };
  return origins === undefined ? whole : { ...whole, parts: partSources(last, origins, aspect, sources) };
}

/** Each part comes from the event that stated it; an export that confirms the edit confirms all parts. */
function partSources(
  last: Uuid,
  origins: ReadonlyMap<string, Uuid>,
  aspect: PolicyAspect,
  sources: PolicySources,
): NonNullable<Known<unknown>['parts']> {
  const confirming = confirmationsOf(last, aspect, sources);
  return Object.fromEntries(
    [...origins].map(([code, origin]) => [
      code,
      origin === last ? sourcesAt(last, aspect, sources) : [...sourcesAt(origin, aspect, sources), ...confirming],
    ]),
  );
}

function sourcesAt(event: Uuid, aspect: PolicyAspect, sources: PolicySources): readonly FactSource[] {
  const { ofEvents, exported } = sources;
  const stated = ofEvents.get(event) ?? [];
  const own =
    exported?.event === event && !exported.aspects.includes(aspect)
      ? stated.filter(({ kind }) => kind !== 'agencySystem')
      : stated;
  const confirming = confirmationsOf(event, aspect, sources);
  return confirming.length === 0 ? own : [...own, ...confirming];
}

const confirmationsOf = (event: Uuid, aspect: PolicyAspect, { confirmed }: PolicySources): readonly FactSource[] =>
  confirmed
    .filter((confirmation) => confirmation.event === event && confirmation.aspect === aspect)
    .map(({ source }) => source);

/** The days of all sources of a policy: from each on, the age of what it states is counted. */
export function sourceDays(state: AddedPolicy): ReadonlySet<CalendarDate> {
  const { ofEvents, confirmed } = sourcesOf(state);
  return new Set([...[...ofEvents.values()].flat(), ...confirmed.map(({ source }) => source)].map(({ on }) => on));
}
