import { equal } from '../kernel/equal.js';
import type { RecordedOf, Uuid } from '../kernel/event.js';
import { isParted, partsOf, type PartedAspect, type Parts } from '../insurance/terms/aspect-parts.js';
import { POLICY_ASPECTS, type PolicyAspect } from '../insurance/terms/policy-aspects.js';
import { aspectOf } from './policy-aspects.js';
import { statedOrNot } from './policy-given-terms.js';
import type { PolicyEvent, RejectedEdit, RestoredValue } from './policy.contract.js';

/** What an event stated of an aspect. */
interface Stated {
  readonly event: Uuid;
  readonly before: Parts;
  readonly after: Parts;
  /** It stated every part, whichever it changed: so does an export of an agency system. */
  readonly isWhole: boolean;
}

/** By the name of a part, the event that stated it; also of parts that an edit took away. */
export type Origins = ReadonlyMap<string, Uuid>;

/** The events that stated each part of an aspect, as it is since an edit; undefined for what was recorded by no edit, or is one value. */
export type PartOrigins = (aspect: PolicyAspect, edit: Uuid) => Origins | undefined;

/** An edit with what was stated before it and by itself, in the order in which it was recorded. */
interface Edit {
  readonly stated: Stated;
  readonly statements: readonly Stated[];
}

type Edits = ReadonlyMap<PartedAspect, ReadonlyMap<Uuid, Edit>>;

/**
 * An edit records an aspect as a whole, and changes some of its parts: the others were stated by the last event before it that changed them to
 * what they are. Of a new policy all come from the event that added it.
 */
export function partOrigins(history: readonly RecordedOf<PolicyEvent>[]): PartOrigins {
  const edits = editsIn(history);
  const found = new Map<Edit, Origins>();
  return (aspect, event) => {
    const edit = isParted(aspect) ? edits.get(aspect)?.get(event) : undefined;
    if (edit === undefined) return undefined;
    const origins = found.get(edit) ?? originsOf(edit);
    found.set(edit, origins);
    return origins;
  };
}

/** Most policies were never edited: what they were added with is looked at only where an edit of the same aspect follows. */
function editsIn(history: readonly RecordedOf<PolicyEvent>[]): Edits {
  const edits = new Map<PartedAspect, Map<Uuid, Edit>>();
  const statements = new Map<PartedAspect, readonly Stated[]>();
  const [first] = history;
  const add = (aspect: PartedAspect, stated: Stated): void => {
    const all = [...(statements.get(aspect) ?? begunBy(first, aspect)), stated];
    statements.set(aspect, all);
    edits.set(aspect, (edits.get(aspect) ?? new Map<Uuid, Edit>()).set(stated.event, { stated, statements: all }));
  };
  const withdraw = (events: ReadonlySet<Uuid>): void => {
    for (const [aspect, all] of statements)
      statements.set(
        aspect,
        all.filter(({ event }) => !events.has(event)),
      );
  };
  for (const event of history) {
    if (event.type === 'PolicyEditsRejected') withdraw(eventsOf(event.data.edits));
    if (event.type === 'PolicyImportTakenBack') {
      withdraw(eventsOf(event.data.restores));
      for (const { aspect, after } of event.data.restores)
        if (isParted(aspect)) add(aspect, statedBy(event.id, aspect, { before: after, after }));
    }
    const aspect = aspectOf(event.type);
    if (aspect === undefined || !isParted(aspect) || !('after' in event.data && 'before' in event.data)) continue;
    const isWhole = 'evidence' in event.data && event.data.evidence?.export !== undefined;
    add(aspect, statedBy(event.id, aspect, event.data, isWhole));
  }
  return edits;
}

/** What was rejected or taken back was never stated (ADR 58). */
const eventsOf = (withdrawn: readonly (RejectedEdit | RestoredValue)[]): ReadonlySet<Uuid> =>
  new Set(withdrawn.map(({ event }) => event));

const begunBy = (first: RecordedOf<PolicyEvent> | undefined, aspect: PartedAspect): readonly Stated[] =>
  first?.type === 'PolicyAdded'
    ? [statedBy(first.id, aspect, { before: null, after: statedOrNot(first.data.terms, POLICY_ASPECTS[aspect].term) })]
    : [];

const statedBy = (
  event: Uuid,
  aspect: PartedAspect,
  { before, after }: { readonly before: unknown; readonly after: unknown },
  isWhole = false,
): Stated => ({ event, before: partsOf(aspect, before), after: partsOf(aspect, after), isWhole });

function originsOf({ stated, statements }: Edit): Origins {
  const names = new Set(statements.flatMap(({ before, after }) => [...Object.keys(before), ...Object.keys(after)]));
  return new Map([...names].map((name) => [name, originOf(name, stated, statements)]));
}

function originOf(name: string, edit: Stated, statements: readonly Stated[]): Uuid {
  const value = edit.after[name];
  const origin = statements.findLast(
    ({ before, after, isWhole }) => equal(after[name], value) && (isWhole || !equal(before[name], after[name])),
  );
  return origin?.event ?? edit.event;
}
