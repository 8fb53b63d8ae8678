import type { Position } from '@covertrail/domain/kernel/event';
import type { IndexDeclaration } from '#read-store/collections.port';
import type { Collections } from '#read-store/collections.port';
import type { Outbox } from '#read-store/outbox.port';

/** The subject of an initial load and its limit: `upTo` is the end of the log at its start. */
export interface LoadScope {
  readonly collection: string;
  readonly indexes: readonly IndexDeclaration[];
  readonly upTo: Position;
}

/** Ids that are kept in memory, at most. */
const MOST_KNOWN = 1_000_000;

/**
 * The first fold of a long log into an empty collection. To make an index at the end from all documents costs much less than to
 * update it with every write. So at first only the indexes that the projection itself looks up by are declared. Queries find the
 * same documents without the other indexes, only slower.
 */
export class InitialLoad {
  private readonly written = new Set<string>();
  private declared: readonly IndexDeclaration[] = [];

  private constructor(
    private readonly reads: Pick<Collections, 'declare'> & Pick<Outbox, 'pruneOutbox'>,
    private readonly scope: LoadScope,
  ) {}

  /** Loaded documents are not published one by one: waiting clients are asked to read the view again. */
  static async begin(
    reads: Pick<Collections, 'declare'> & Pick<Outbox, 'pruneOutbox'>,
    scope: LoadScope,
  ): Promise<InitialLoad> {
    const load = new InitialLoad(reads, scope);
    await reads.pruneOutbox(scope.collection, scope.upTo);
    await reads.declare(scope.collection, load.declared);
    return load;
  }

  covers(position: Position): boolean {
    return position <= this.scope.upTo;
  }

  isDoneAt(position: Position): boolean {
    return position >= this.scope.upTo;
  }

  noteWritten(id: string): void {
    if (this.written.size < MOST_KNOWN) this.written.add(id);
  }

  /** False where certainly nothing is stored under the id, so that it need not be read. */
  mayBeStored(id: string): boolean {
    return this.written.size === MOST_KNOWN || this.written.has(id);
  }

  /** Called before a look-up by a field. */
  async lookUpBy(field: string): Promise<void> {
    if (this.declared.some(({ fields, words }) => !words && fields[0] === field)) return;
    const index = this.scope.indexes.find(({ fields, words }) => !words && fields[0] === field);
    if (index) await this.declare(index);
  }

  /** One index at a time, so that other views are written and leases renewed in between. */
  async end(): Promise<void> {
    for (const index of this.scope.indexes) if (!this.declared.includes(index)) await this.declare(index);
    await this.reads.declare(this.scope.collection, this.scope.indexes);
  }

  private async declare(index: IndexDeclaration): Promise<void> {
    this.declared = [...this.declared, index];
    await this.reads.declare(this.scope.collection, this.declared);
  }
}
