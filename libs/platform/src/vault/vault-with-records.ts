import type { Instant } from '@covertrail/domain/kernel/event';
import type { RecordChange, VaultRecord, VaultRecords } from './records.port.js';

/** The part of a vault that keeps records, passed on to the adapter for records on the same infrastructure. */
export abstract class VaultWithRecords implements VaultRecords {
  protected constructor(private readonly records: VaultRecords) {}

  record<Body>(kind: string, id: string): Promise<VaultRecord<Body> | null> {
    return this.records.record(kind, id);
  }

  writeRecord<Body>(kind: string, id: string, version: number, change: RecordChange<Body>): Promise<boolean> {
    return this.records.writeRecord(kind, id, version, change);
  }

  removeRecord(kind: string, id: string): Promise<void> {
    return this.records.removeRecord(kind, id);
  }

  dueRecords<Body>(kind: string, at: Instant, limit: number): Promise<readonly VaultRecord<Body>[]> {
    return this.records.dueRecords(kind, at, limit);
  }

  sweepRecords(at: Instant): Promise<void> {
    return this.records.sweepRecords(at);
  }
}
