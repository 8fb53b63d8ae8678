import { equal } from '../kernel/equal.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import { partsOf, type Parts } from '../insurance/parted-values.js';
import type { PolicyEvent, RejectedEdit } from './policy.contract.js';

/** Aspects of which an edit may change one part and leave the others. */
export type PartedAspect = 'limits' | 'endorsements';

interface Stated {
  readonly event: Uuid;
  readonly aspect: PartedAspect;
  readonly before: Parts;
  readonly after: Parts;
}

/** By the event of an edit and the code of a limit or an endorsement: the event that stated it, which may be an earlier one. */
export type PartOrigins = ReadonlyMap<Uuid, ReadonlyMap<string, Uuid>>;

/**
 * An edit records all limits, or all endorsements, of a policy, and changes some of them: the others were stated by the last event before it that
 * changed them to what they are. Of a new policy all come from the event that added it, so it has no entry.
 */
export function partOrigins(history: readonly RecordedOf<PolicyEvent>[]): PartOrigins {
  const origins = new Map<Uuid, ReadonlyMap<string, Uuid>>();
  let stated: readonly Stated[] = [];
  for (const event of history) {
    if (event.type === 'PolicyEditsRejected') stated = withoutRejected(stated, event.data.edits);
    const changed = statedBy(event);
    stated = [...stated, ...changed];
    if (event.type === 'PolicyAdded') continue;
    for (const edit of changed)
      origins.set(event.id, new Map(Object.keys(edit.after).map((code) => [code, originOf(code, edit, stated)])));
  }
  return origins;
}

/** What was rejected was never stated (ADR 58). */
function withoutRejected(stated: readonly Stated[], edits: readonly RejectedEdit[]): readonly Stated[] {
  const rejected = new Set(edits.map(({ event }) => event));
  return stated.filter(({ event }) => !rejected.has(event));
}

function statedBy(event: RecordedOf<PolicyEvent>): readonly Stated[] {
  const { id } = event;
  switch (event.type) {
    case 'PolicyAdded': {
      const { limits, endorsements } = event.data.terms;
      return [
        { event: id, aspect: 'limits', before: {}, after: partsOf(limits) },
        { event: id, aspect: 'endorsements', before: {}, after: partsOf(endorsements) },
      ];
    }
    case 'PolicyLimitsChanged':
      return [{ event: id, aspect: 'limits', before: partsOf(event.data.before), after: partsOf(event.data.after) }];
    case 'PolicyEndorsementsChanged':
      return [
        { event: id, aspect: 'endorsements', before: partsOf(event.data.before), after: partsOf(event.data.after) },
      ];
    default:
      return [];
  }
}

function originOf(code: string, edit: Stated, stated: readonly Stated[]): Uuid {
  const value = edit.after[code];
  const origin = stated.findLast(
    ({ aspect, before, after }) =>
      aspect === edit.aspect && equal(after[code], value) && !equal(before[code], after[code]),
  );
  return origin?.event ?? edit.event;
}
