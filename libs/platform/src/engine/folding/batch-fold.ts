import type { Position, Recorded } from '@covertrail/domain/kernel/event';
import type { Document } from '#read-store/document';
import { asError, type LogEntry } from '#log/log-entry';
import type { OwnDocuments, Projection, RelatedDocuments } from '#engine/projection';
import { LookupFailed } from './stored-ids.js';

/** A folded document. `position` is that of the newest event in it, START for a document that does not exist. */
export interface Folded {
  readonly document: Document | null;
  readonly position: Position;
}

/** Where a fold reads and puts documents. `fetch` is called before `at`. */
export interface FoldSession extends OwnDocuments {
  fetch(ids: Iterable<string>): Promise<void>;
  at(id: string): Folded;
  put(id: string, folded: Folded): void;
}

/** An event, or its part for one document (`key`), that could not be folded. `error` null: its document is quarantined. */
export interface Unfolded {
  readonly entry: LogEntry;
  readonly key: string | null;
  readonly error: Error | null;
}

/** The result of a batch. `audiences` says for every changed document who may be notified. */
export interface FoldedBatch {
  readonly folded: number;
  readonly repeated: number;
  /** Could not be folded, and an operator lets the view go on without them. */
  readonly leftOut: number;
  readonly unfolded: readonly Unfolded[];
  readonly audiences: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface FoldRules {
  readonly projection: Projection;
  readonly session: FoldSession;
  readonly related: RelatedDocuments;
  /** Documents that take no events at present. The fold adds those whose event it could not fold. */
  readonly quarantine: { isQuarantined(key: string): boolean; quarantine(key: string): void };
  /** Events that are left out where they cannot be folded. */
  readonly skipped: { has(eventId: string): boolean };
  /** True when nothing is published and no audience is needed. */
  readonly silent: boolean;
}

/** Keys that are known without reading documents; null where `keys` needs a look-up, or threw. */
type KeysAhead = readonly string[] | null;
type Plan = readonly KeysAhead[];

/** Folds entries that the projection handles, in order, into the documents of the session. Throws only when a store fails. */
export async function foldBatch(entries: readonly LogEntry[], rules: FoldRules): Promise<FoldedBatch> {
  const plan = await planKeys(entries, rules);
  await rules.session.fetch(plan.flatMap((keys) => keys ?? []));
  const batch = new BatchFold(rules);
  for (const [index, entry] of entries.entries()) {
    const planned = plan[index];
    if (planned) batch.take(entry, planned);
    else await batch.takeAfterLookUp(entry);
  }
  return batch.result;
}

class BatchFold {
  private folded = 0;
  private repeated = 0;
  private leftOut = 0;
  private readonly unfolded: Unfolded[] = [];
  private readonly audiences = new Map<string, Set<string>>();

  constructor(private readonly rules: FoldRules) {}

  get result(): FoldedBatch {
    const { folded, repeated, leftOut, unfolded, audiences } = this;
    return { folded, repeated, leftOut, unfolded, audiences };
  }

  take(entry: LogEntry, keys: readonly string[]): void {
    const { event } = entry;
    if (!event) return this.giveUp(entry, null, entry.failure);
    try {
      for (const key of keys.length === 1 ? keys : new Set(keys)) this.step(entry, event, key);
    } catch (error) {
      this.giveUp(entry, null, asError(error));
    }
  }

  /** For an event whose keys need a look-up of documents. */
  async takeAfterLookUp(entry: LogEntry): Promise<void> {
    try {
      this.take(entry, entry.event ? await this.keysOf(entry.event) : []);
    } catch (error) {
      if (error instanceof LookupFailed) throw error;
      this.giveUp(entry, null, asError(error));
    }
  }

  private async keysOf(event: Recorded): Promise<readonly string[]> {
    const { projection, session, related } = this.rules;
    const keys = await projection.keys(event, session, related);
    await session.fetch(keys);
    return keys;
  }

  private step(entry: LogEntry, event: Recorded, key: string): void {
    const { session, quarantine } = this.rules;
    if (quarantine.isQuarantined(key)) return this.giveUp(entry, key, null);
    const before = session.at(key);
    if (entry.position <= before.position) {
      this.repeated += 1;
      return;
    }
    try {
      this.evolve(event, key);
    } catch (error) {
      if (!this.rules.skipped.has(entry.id)) quarantine.quarantine(key);
      this.giveUp(entry, key, asError(error));
    }
  }

  private evolve(event: Recorded, key: string): void {
    const { projection, session, related, silent } = this.rules;
    const before = session.at(key).document;
    const after = projection.evolve(before, event, key, related);
    if (after && after.id !== key)
      throw new Error(`${projection.name} folded ${key} into a document with the id ${after.id}`);
    const audience = silent ? [] : projection.audience(before, after);
    this.folded += 1;
    if (after === before) return;
    session.put(key, { document: after, position: event.position });
    if (silent) return;
    const audiences = this.audiences.get(key) ?? new Set();
    for (const member of audience) audiences.add(member);
    this.audiences.set(key, audiences);
  }

  private giveUp(entry: LogEntry, key: string | null, error: Error | null): void {
    if (error !== null && this.rules.skipped.has(entry.id)) {
      this.leftOut += 1;
      return;
    }
    this.unfolded.push({ entry, key, error });
  }
}

class WantsToLook extends Error {}

/** One instance for all throws: it carries no information. */
const WANTS_TO_LOOK = new WantsToLook();

const BLIND = {
  idsWhere: () => {
    throw WANTS_TO_LOOK;
  },
};

/** Calculates keys ahead of the fold, so that most documents can be read at once. Errors are thrown again in the fold and handled there. */
async function planKeys(entries: readonly LogEntry[], rules: FoldRules): Promise<Plan> {
  const plan: (readonly string[] | null)[] = [];
  for (const { event } of entries) {
    const keys = event ? keysBlindly(event, rules) : null;
    plan.push(keys instanceof Promise ? await keys : keys);
  }
  return plan;
}

function keysBlindly(event: Recorded, { projection, related }: FoldRules): KeysAhead | Promise<KeysAhead> {
  try {
    const keys = projection.keys(event, BLIND, related);
    return keys instanceof Promise ? keys.catch(() => null) : keys;
  } catch {
    return null;
  }
}
