import { DatabaseSync } from '@photostructure/sqlite';
import { LRUCache } from 'lru-cache';
import { damageIn, opening } from '#sqlite/file-trouble';
import { closeFolded, useWriteAheadLog } from '#sqlite/write-ahead-log';
import type { Parameter } from './sql.js';

type Statement = ReturnType<InstanceType<typeof DatabaseSync>['prepare']>;

const SETTINGS = `
  PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 8000;
  PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY;
`;
const STATEMENTS = 300;
/** Milliseconds to wait for another process that writes. */
const BUSY_TIMEOUT = 15_000;

/** A statement that stands ready. See `first` and `run` of the connection. */
export interface Prepared {
  first<Row>(...parameters: readonly Parameter[]): Row | undefined;
  run(...parameters: readonly Parameter[]): number;
  /** The number of the row that was added; null where none was. */
  insert(...parameters: readonly Parameter[]): number | null;
}

/** What helps against a damaged read store. */
export const REBUILT_FROM_LOG = 'delete it and start again, and the views are rebuilt from the log';

/** A connection to the file of the read store that prepares each statement once. Every call throws FileDamaged where the file is. */
export class Connection {
  private readonly database: InstanceType<typeof DatabaseSync>;
  private readonly statements = new LRUCache<string, Statement>({ max: STATEMENTS });

  /** The models can be built again from the log: losing the last commits with the power is allowed, a torn file is not. */
  constructor(private readonly file: string) {
    this.database = opening(file, () => open(file), REBUILT_FROM_LOG);
  }

  first<Row>(text: string, ...parameters: readonly Parameter[]): Row | undefined {
    return this.sound(() => this.prepared(text).get(...parameters) as Row | undefined);
  }

  all<Row>(text: string, ...parameters: readonly Parameter[]): Row[] {
    return this.sound(() => this.prepared(text).all(...parameters) as Row[]);
  }

  /** Row by row, for more than memory should hold. */
  each<Row>(text: string, ...parameters: readonly Parameter[]): IterableIterator<Row> {
    return this.prepared(text).iterate(...parameters) as IterableIterator<Row>;
  }

  /** The number of rows that changed. */
  run(text: string, ...parameters: readonly Parameter[]): number {
    return this.sound(() => this.prepared(text).run(...parameters).changes);
  }

  /** For a statement that is run again and again: found once. Not to be kept beyond the work at hand. */
  prepare(text: string): Prepared {
    const statement = this.prepared(text);
    return {
      first: <Row>(...parameters: readonly Parameter[]) =>
        this.sound(() => statement.get(...parameters) as Row | undefined),
      run: (...parameters) => this.sound(() => statement.run(...parameters).changes),
      insert: (...parameters) => {
        const { changes, lastInsertRowid } = this.sound(() => statement.run(...parameters));
        return changes > 0 ? Number(lastInsertRowid) : null;
      },
    };
  }

  define(name: string, meaning: (...values: readonly unknown[]) => Parameter): void {
    this.database.function(name, { deterministic: true }, meaning);
  }

  /** All of the writing or none of it. */
  writing<Result>(work: () => Result): Result {
    return this.within('BEGIN IMMEDIATE', work);
  }

  /** Several reads of the same state. */
  reading<Result>(work: () => Result): Result {
    return this.within('BEGIN', work);
  }

  close(): void {
    this.statements.clear();
    closeFolded(this.database);
  }

  private within<Result>(begin: string, work: () => Result): Result {
    this.sound(() => this.database.exec(begin));
    try {
      const result = work();
      this.sound(() => this.database.exec('COMMIT'));
      return result;
    } catch (failure) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw failure;
    }
  }

  private sound<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw damageIn(this.file, error, REBUILT_FROM_LOG) ?? error;
    }
  }

  private prepared(text: string): Statement {
    const cached = this.statements.get(text);
    if (cached !== undefined) return cached;
    const statement = this.database.prepare(text);
    this.statements.set(text, statement);
    return statement;
  }
}

function open(file: string): InstanceType<typeof DatabaseSync> {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  useWriteAheadLog(database);
  database.exec(SETTINGS);
  return database;
}
