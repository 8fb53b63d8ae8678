import { collectBackups } from '@covertrail/platform/backup/backup-metrics';
import { collectStorage } from '@covertrail/platform/telemetry/storage-metrics';
import { OUTBOX, type OutboxEntry } from '../mail/mail-kind.js';
import type { Infrastructure } from './infrastructure.js';

/** A moment later than any due time. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';
const COUNTED = 200;

/** Adds to the metrics: the mail that waits, what is stored, and the last backup. */
export function collectProduct({ vault, clock, telemetry: { metrics } }: Infrastructure, folder: string): void {
  collectStorage(metrics, folder);
  collectBackups(metrics, folder);
  metrics.collect('mail', async () => {
    const waiting = await vault.dueRecords<OutboxEntry>(OUTBOX, END_OF_TIME, COUNTED);
    const ages = waiting.map(({ body }) => (Date.parse(clock.now()) - Date.parse(body.since)) / 1_000);
    metrics.set('mailWaiting', {}, waiting.length);
    metrics.set('mailAge', {}, Math.max(0, ...ages));
  });
}
