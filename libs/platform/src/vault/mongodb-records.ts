import { MongoServerError, type Collection, type Db } from 'mongodb';
import type { Instant } from '@covertrail/domain/kernel/event';
import { ABSENT, type RecordChange, type VaultRecord, type VaultRecords } from './records.port.js';

export interface RecordDocument {
  /** `<kind>:<id>`. */
  readonly _id: string;
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  /** JSON text, so that a name in a body is never taken for an operator of the database. */
  readonly body: string;
  readonly dueAt: Instant | null;
  readonly endsAt: Instant | null;
}

const DUPLICATE_KEY = 11_000;

/** Records in a collection that several processes share. */
export class MongodbRecords implements VaultRecords {
  private readonly records: Collection<RecordDocument>;

  constructor(db: Db) {
    this.records = db.collection('vault_records');
  }

  async makeIndexes(): Promise<void> {
    await this.records.createIndex({ kind: 1, dueAt: 1 });
    await this.records.createIndex({ endsAt: 1 });
  }

  async record<Body>(kind: string, id: string): Promise<VaultRecord<Body> | null> {
    const found = await this.records.findOne({ _id: keyOf(kind, id) });
    return found && recordOf<Body>(found);
  }

  async writeRecord<Body>(kind: string, id: string, version: number, change: RecordChange<Body>): Promise<boolean> {
    const content = { body: JSON.stringify(change.body), dueAt: change.dueAt ?? null, endsAt: change.endsAt ?? null };
    if (version === ABSENT) return this.insert({ _id: keyOf(kind, id), kind, id, version: 1, ...content });
    const { matchedCount } = await this.records.updateOne(
      { _id: keyOf(kind, id), version },
      { $set: { version: version + 1, ...content } },
    );
    return matchedCount === 1;
  }

  async removeRecord(kind: string, id: string): Promise<void> {
    await this.records.deleteOne({ _id: keyOf(kind, id) });
  }

  async dueRecords<Body>(kind: string, at: Instant, limit: number): Promise<readonly VaultRecord<Body>[]> {
    const found = await this.records
      .find({ kind, dueAt: { $lte: at } })
      .sort({ dueAt: 1, _id: 1 })
      .limit(limit)
      .toArray();
    return found.map((document) => recordOf<Body>(document));
  }

  async sweepRecords(at: Instant): Promise<void> {
    await this.records.deleteMany({ endsAt: { $lte: at } });
  }

  private async insert(document: RecordDocument): Promise<boolean> {
    try {
      await this.records.insertOne(document);
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
  }
}

const keyOf = (kind: string, id: string): string => `${kind}:${id}`;

const recordOf = <Body>({ id, version, body }: RecordDocument): VaultRecord<Body> => ({
  id,
  version,
  body: JSON.parse(body) as Body,
});
