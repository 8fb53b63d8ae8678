import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '@covertrail/domain/kernel/event';
import type { Checkpoint } from '#read-store/checkpoints.port';
import type { IndexDeclaration } from '#read-store/collections.port';
import type { CheckpointMove, Write } from '#read-store/commits.port';
import type { Document } from '#read-store/document';
import type { CheckedDocuments } from '#read-store/document-checks.port';
import type { Positioned } from '#read-store/document-reads.port';
import { projectionLease, type HeldLease, type LeaseEpoch, type Heartbeat } from '#read-store/leases.port';
import type { Condition, Filter, Found, Page, Sort } from '#read-store/query';
import type { ReadStore } from '#read-store/read-store.port';
import { UnsupportedQuery } from '#errors/store-errors';
import type { LiveUpdate, OutboxPage, OutboxCommit } from '#read-store/live-update';
import { refuseElsewhere, refuseOlderEpoch } from '#read-store/checkpoint-rules';
import { checkedCollection, checkedField } from '#read-store/checked-names';
import { controlList, controlText, controlValue } from '#read-store/control-text';
import { notDeclared, understood } from '#read-store/declaration';
import { preparedWrite } from '#read-store/prepared-write';
import { fieldAt } from '#engine/folding/field-path';

interface Row {
  readonly document: Document | null;
  readonly position: Position;
}
interface Held {
  readonly owner: string | null;
  readonly epoch: number;
  readonly beat: number;
}

const heartbeatOf = ({ epoch, beat }: Held): Heartbeat => `${epoch}/${beat}`;

/** Collections as maps, with tombstones, for specs of what writes them. Filters: and, or, eq, in; sort by id only. */
export class InMemoryReadStore implements ReadStore {
  private readonly rows = new Map<string, Map<string, Row>>();
  private readonly moved = new Map<string, Checkpoint>();
  private readonly leases = new Map<string, Held>();
  private readonly control = new Map<string, string>();
  /** While set, every call throws it. */
  outage: Error | null = null;
  commits = 0;
  private readonly outbox = new Map<string, OutboxCommit[]>();
  private readonly forgotten = new Map<string, Position>();

  async declare(collection: string, indexes: readonly IndexDeclaration[]): Promise<void> {
    this.reachable();
    checkedCollection(collection);
    for (const field of understood(indexes).fields) checkedField(field);
    if (!this.rows.has(collection)) this.rows.set(collection, new Map());
  }

  async drop(collection: string): Promise<void> {
    this.rows.delete(collection);
  }

  async collections(): Promise<string[]> {
    this.reachable();
    return [...this.rows.keys()];
  }

  async get<Doc extends Document>(collection: string, id: string): Promise<Doc | null> {
    return (await this.getMany<Doc>(collection, [id]))[0] ?? null;
  }

  async getMany<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Doc[]> {
    const found = await this.getWithPositions<Doc>(collection, ids);
    return found.flatMap(({ document }) => (document ? [document] : []));
  }

  async getWithPositions<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Positioned<Doc>[]> {
    const rows = this.declared(collection);
    return [...new Set(ids)].flatMap((id) => {
      const row = rows.get(id);
      return row ? [{ id, document: structuredClone(row.document) as Doc | null, position: row.position }] : [];
    });
  }

  async find<Doc extends Document>(
    collection: string,
    filter: Filter,
    sort: readonly Sort[],
    page: Page,
  ): Promise<Found<Doc>> {
    if (sort.some(({ field }) => field !== 'id')) throw new UnsupportedQuery('sorted by id only');
    const all = this.live(collection).filter(
      (document) => matches(document, filter) && document.id > (page.after ?? ''),
    );
    const documents = structuredClone(all.slice(0, page.limit)) as Doc[];
    const last = documents.at(-1);
    return all.length > documents.length && last ? { documents, nextKey: last.id } : { documents };
  }

  async count(collection: string, filter: Filter, cap = Infinity): Promise<number> {
    return Math.min(cap + 1, this.live(collection).filter((document) => matches(document, filter)).length);
  }

  async countDistinct(): Promise<never> {
    throw new UnsupportedQuery('no distinct counts in memory');
  }

  async countBy(): Promise<never> {
    throw new UnsupportedQuery('no group counts in memory');
  }

  async commit(writes: readonly Write[], move: CheckpointMove, updates: readonly LiveUpdate[] = []): Promise<void> {
    await nextTurn();
    this.reachable();
    const stored = this.moved.get(move.projection);
    refuseElsewhere(move, stored?.position ?? null);
    refuseOlderEpoch(move, stored?.epoch, this.leases.get(projectionLease(move.projection))?.epoch);
    const prepared = writes.map((write) => ({ rows: this.declared(write.collection), ...preparedWrite(write) }));
    this.commits += 1;
    for (const { rows, id, body, position } of prepared) {
      const before = rows.get(id);
      if (!before || before.position < position)
        rows.set(id, { document: body === null ? null : (JSON.parse(body) as Document), position });
    }
    if (updates.length > 0)
      this.outbox.set(move.projection, [...(this.outbox.get(move.projection) ?? []), { position: move.to, updates }]);
    this.moved.set(move.projection, { position: move.to, epoch: move.epoch });
  }

  async checkpoints(): Promise<ReadonlyMap<string, Checkpoint>> {
    this.reachable();
    return new Map(this.moved);
  }

  async readOutbox(projection: string, after: Position, upTo: Position, limit: number): Promise<OutboxPage> {
    this.reachable();
    const kept = (this.outbox.get(projection) ?? []).filter(({ position }) => position > after && position <= upTo);
    return { commits: kept.slice(0, limit), complete: (this.forgotten.get(projection) ?? '') <= after };
  }

  async pruneOutbox(projection: string, upTo: Position): Promise<void> {
    this.outbox.set(
      projection,
      (this.outbox.get(projection) ?? []).filter(({ position }) => position > upTo),
    );
    if (upTo > (this.forgotten.get(projection) ?? '')) this.forgotten.set(projection, upTo);
  }

  async sweepTombstones(collection: string, upTo: Position): Promise<void> {
    const rows = this.declared(collection);
    for (const [id, { document, position }] of rows) if (document === null && position <= upTo) rows.delete(id);
  }

  /** Gives no hint. */
  onCommit(): () => void {
    return () => undefined;
  }

  async checkpoint(projection: string): Promise<Checkpoint | null> {
    this.reachable();
    return this.moved.get(projection) ?? null;
  }

  async checkDocuments(): Promise<CheckedDocuments> {
    return { last: null, damaged: [] };
  }

  async acquireLease(
    name: string,
    owner: string,
    _ttlMs: number,
    _nowMs: number,
    silent?: Heartbeat,
  ): Promise<{ epoch: number } | null> {
    this.reachable();
    const held = this.leases.get(name);
    if (held && held.owner !== null && held.owner !== owner && heartbeatOf(held) !== silent) return null;
    const epoch = (held?.epoch ?? 0) + 1;
    this.leases.set(name, { owner, epoch, beat: 0 });
    return { epoch };
  }

  async renewLeases(leases: readonly LeaseEpoch[], owner: string): Promise<ReadonlySet<string>> {
    this.reachable();
    const renewed = leases.filter(({ name, epoch }) => {
      const held = this.leases.get(name);
      if (held?.owner !== owner || held.epoch !== epoch) return false;
      this.leases.set(name, { ...held, beat: held.beat + 1 });
      return true;
    });
    return new Set(renewed.map(({ name }) => name));
  }

  async releaseLease(name: string, owner: string, epoch: number): Promise<void> {
    const held = this.leases.get(name);
    if (held?.owner === owner && held.epoch === epoch) this.leases.set(name, { ...held, owner: null });
  }

  async heldLeases(names: readonly string[]): Promise<ReadonlyMap<string, HeldLease>> {
    this.reachable();
    return new Map(
      [...this.leases].flatMap(([name, held]) =>
        names.includes(name) && held.owner !== null
          ? [[name, { owner: held.owner, heartbeat: heartbeatOf(held) }] as const]
          : [],
      ),
    );
  }

  async getControl<Value>(key: string): Promise<Value | null> {
    this.reachable();
    const text = this.control.get(key);
    return controlValue<Value>(text);
  }

  async setControl(key: string, value: unknown): Promise<void> {
    this.reachable();
    this.control.set(key, controlText(value));
  }

  async listControl<Value>(prefix: string): Promise<{ key: string; value: Value }[]> {
    this.reachable();
    const found = [...this.control].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
    return controlList<Value>(found.map(([key, value]) => ({ key, value })));
  }

  async deleteControl(key: string): Promise<void> {
    this.control.delete(key);
  }

  async clear(): Promise<void> {
    this.reachable();
    for (const all of [this.rows, this.moved, this.control, this.outbox, this.forgotten]) all.clear();
  }

  async close(): Promise<void> {
    this.rows.clear();
  }

  /** As if an operator had restored an older checkpoint, or (null) lost it. */
  tamperCheckpoint(projection: string, position: Position | null): void {
    if (position === null) this.moved.delete(projection);
    else this.moved.set(projection, { position, epoch: this.moved.get(projection)?.epoch ?? 0 });
  }

  private live(collection: string): Document[] {
    const documents = [...this.declared(collection).values()].flatMap(({ document }) => (document ? [document] : []));
    return documents.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  private declared(collection: string): Map<string, Row> {
    this.reachable();
    const rows = this.rows.get(collection);
    if (!rows) throw notDeclared(collection);
    return rows;
  }

  private reachable(): void {
    if (this.outage) throw this.outage;
  }
}

function matches(document: Document, filter: Filter): boolean {
  if ('and' in filter) return filter.and.every((part) => matches(document, part));
  if ('or' in filter) return filter.or.some((part) => matches(document, part));
  return Object.entries(filter.where).every(([field, condition]) => holds(fieldAt(document, field) ?? null, condition));
}

function holds(value: unknown, condition: Condition): boolean {
  if ('eq' in condition) return value === condition.eq;
  if ('in' in condition) return condition.in.some((scalar) => scalar === value);
  throw new UnsupportedQuery('only eq and in');
}
