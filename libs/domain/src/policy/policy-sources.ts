import { earlierOf, type CalendarDate } from '../kernel/dates.js';
import { equal } from '../kernel/equal.js';
import { recordedOn, SOURCE_OF_ROLE } from '../compliance/proof/recorded-source.js';
import type { Evidence, FactSource } from '../insurance/source-table.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import type { Known } from '../insurance/coverage.js';
import type { PolicyAspect } from '../insurance/terms/policy-aspects.js';
import { partOrigins, type Origins, type PartOrigins } from './policy-part-sources.js';
import type { ConfirmedValue, PolicyEvent, RestoredValue } from './policy.contract.js';
import type { TypedPart } from '../insurance/terms/typed-part.js';
import type { AddedPolicy } from './policy.state.js';

interface Confirmation extends ConfirmedValue {
  readonly source: FactSource;
}

export interface PolicySources {
  /** By the event that recorded a value: where it comes from, and the agent’s last approval after it. */
  readonly ofEvents: ReadonlyMap<Uuid, readonly FactSource[]>;
  /** What exports of agency systems said without a change. */
  readonly confirmed: readonly Confirmation[];
  /** Of an edit of one of several values: the event that stated each of them. */
  readonly origins: PartOrigins;
  /** That added the policy: what nobody ever stated is as it was then. */
  readonly first: Uuid | undefined;
  /** The event of a policy that an export added, and what the export said of it: of all else it says nothing. */
  readonly exported: { readonly event: Uuid; readonly aspects: readonly PolicyAspect[] } | null;
  /** The event of a policy that was read from a certificate, and what the person who confirmed it typed instead. */
  readonly typed: {
    readonly event: Uuid;
    readonly parts: readonly TypedPart[];
    readonly by: readonly FactSource[];
  } | null;
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
  let typed: PolicySources['typed'] = null;
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
    if (event.type === 'PolicyAdded' && event.data.typed)
      typed = { event: event.id, parts: event.data.typed, by: typedBy(event) };
  }
  return { ofEvents, confirmed, origins: partOrigins(history), first: history[0]?.id, exported, typed };
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
  const on = earlierOf(evidence?.certificate?.dated ?? recordedOn(meta), recordedOn(meta));
  return [{ kind, on, ...(evidence === undefined ? {} : { evidence }) }];
}

function typedBy({ meta }: RecordedOf<PolicyEvent>): readonly FactSource[] {
  const kind = SOURCE_OF_ROLE[meta.role];
  return kind === undefined ? [] : [{ kind, on: recordedOn(meta) }];
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
  const origins = sources.origins(aspect, last);
  const whole = { value, events, sources: sourcesAt(last, aspect, sources) };
  if (origins !== undefined) return { ...whole, ...partSources(last, origins, aspect, sources) };
  const typed = typedCodes(last, aspect, sources);
  if (typed.length === 0) return whole;
  return {
    ...whole,
    parts: Object.fromEntries(typed.map((code) => [code, sourcesAt(last, aspect, sources, code)])),
  };
}

/** The values that a person typed where the others were read. */
const typedCodes = (event: Uuid, aspect: PolicyAspect, { typed }: PolicySources): readonly string[] =>
  typed?.event === event
    ? typed.parts.flatMap(({ aspect: of, part }) => (of === aspect && part !== undefined ? [part] : []))
    : [];

/** Each part comes from the event that stated it; an export that confirms the edit confirms all parts. */
function partSources(
  last: Uuid,
  origins: Origins,
  aspect: PolicyAspect,
  sources: PolicySources,
): Pick<Known<unknown>, 'parts' | 'unstated'> {
  const confirming = confirmationsOf(last, aspect, sources);
  const statedAt = (origin: Uuid, part?: string): readonly FactSource[] => {
    if (origin === last) return sourcesAt(last, aspect, sources);
    const own = sourcesAt(origin, aspect, sources, part);
    return [...own, ...confirming.filter((source) => !own.some((other) => equal(source, other)))];
  };
  return {
    parts: Object.fromEntries([...origins].map(([part, origin]) => [part, statedAt(origin, part)])),
    ...(sources.first === undefined ? {} : { unstated: statedAt(sources.first) }),
  };
}

function sourcesAt(event: Uuid, aspect: PolicyAspect, sources: PolicySources, part?: string): readonly FactSource[] {
  const { ofEvents, exported, typed } = sources;
  const recorded = ofEvents.get(event) ?? [];
  const isTyped =
    typed?.event === event &&
    typed.parts.some((of) => of.aspect === aspect && (of.part === undefined || of.part === part));
  const stated = isTyped ? [...typed.by, ...recorded.filter(({ kind }) => kind !== 'claimedOnCertificate')] : recorded;
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
