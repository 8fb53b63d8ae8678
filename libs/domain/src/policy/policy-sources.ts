import type { FactSource, SourceKind } from '../compliance/proof/source-table.js';
import type { ActingRole, EventMetadata, RecordedOf, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Known } from '../compliance/coverage.js';
import type { PolicyEvent } from './policy.contract.js';
import type { AddedPolicy } from './policy.state.js';

/** By the event that recorded a value: where it comes from, and the agent’s last approval after it. */
export type PolicySources = ReadonlyMap<Uuid, readonly FactSource[]>;

/** What a person states by the role in which it acts. Of any other role nobody knows where it has it from. */
const SOURCE_OF_ROLE: Readonly<Partial<Record<ActingRole, SourceKind>>> = { insured: 'typedByInsured', agent: 'enteredByAgent' };

const cache = new WeakMap<AddedPolicy, PolicySources>();

/**
 * Where everything that is recorded of a policy comes from, by what its events say and by who sent them. A day is that of the
 * recording in UTC, so that it is the same for every reader. An approval covers all that was recorded before it; a rejection undoes
 * the approvals before it.
 */
export function sourcesOf(state: AddedPolicy): PolicySources {
  const known = cache.get(state);
  if (known) return known;
  const sources = sourcesIn(state.history);
  cache.set(state, sources);
  return sources;
}

function sourcesIn(history: readonly RecordedOf<PolicyEvent>[]): PolicySources {
  const sources = new Map<Uuid, readonly FactSource[]>();
  let approved: FactSource | null = null;
  let rejected = false;
  for (const event of history.toReversed()) {
    if (event.type === 'PolicyRejected') rejected = true;
    else if (event.type === 'PolicyApproved' || event.type === 'PolicyReverified') {
      if (!rejected) approved ??= { kind: 'verifiedByAgent', on: dayOf(event.meta) };
    } else sources.set(event.id, [...recordedBy(event), ...(approved === null ? [] : [approved])]);
  }
  return sources;
}

function recordedBy({ data, meta }: RecordedOf<PolicyEvent>): readonly FactSource[] {
  const kind = 'source' in data && data.source !== undefined ? data.source : SOURCE_OF_ROLE[meta.role];
  return kind === undefined ? [] : [{ kind, on: dayOf(meta) }];
}

const dayOf = ({ recordedAt }: EventMetadata): CalendarDate => recordedAt.slice(0, 10);

/** A value with its sources: those of the event that stated it last. */
export function sourced<Value>({ value, events }: Known<Value>, sources: PolicySources): Known<Value> {
  const last = events.at(-1);
  return { value, events, sources: (last === undefined ? undefined : sources.get(last)) ?? [] };
}
