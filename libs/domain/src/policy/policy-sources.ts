import { recordedOn, SOURCE_OF_ROLE } from '../compliance/proof/recorded-source.js';
import type { FactSource } from '../compliance/proof/source-table.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import type { Known } from '../compliance/coverage.js';
import type { PolicyEvent } from './policy.contract.js';
import type { AddedPolicy } from './policy.state.js';

/** By the event that recorded a value: where it comes from, and the agent’s last approval after it. */
export type PolicySources = ReadonlyMap<Uuid, readonly FactSource[]>;

const cache = new WeakMap<AddedPolicy, PolicySources>();

/**
 * Where everything that is recorded of a policy comes from, by what its events say and by who sent them. An approval covers all that
 * was recorded before it; a rejection undoes the approvals before it.
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
      if (!rejected) approved ??= { kind: 'verifiedByAgent', on: recordedOn(event.meta) };
    } else sources.set(event.id, [...recordedBy(event), ...(approved === null ? [] : [approved])]);
  }
  return sources;
}

function recordedBy({ data, meta }: RecordedOf<PolicyEvent>): readonly FactSource[] {
  const kind = 'source' in data && data.source !== undefined ? data.source : SOURCE_OF_ROLE[meta.role];
  if (kind === undefined) return [];
  return [{ kind, on: recordedOn(meta), ...('evidence' in data && data.evidence !== undefined ? { evidence: data.evidence } : {}) }];
}

/** A value with its sources: those of the event that stated it last. */
export function sourced<Value>({ value, events }: Known<Value>, sources: PolicySources): Known<Value> {
  const last = events.at(-1);
  return { value, events, sources: (last === undefined ? undefined : sources.get(last)) ?? [] };
}
