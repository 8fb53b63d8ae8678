import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { configFrom } from '@covertrail/backend/composition/config';
import { LEDGER_FOLDER } from '@covertrail/backend/composition/ledger';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { verifyLedger, type LedgerReport } from '@covertrail/platform/event-store/verify-ledger';
import { checkCheckpoints, type CheckpointReport } from '@covertrail/platform/ledger/checkpoint-check';
import { keptCheckpoints } from '@covertrail/platform/ledger/checkpoint-folder';
import { checkpointSentences } from '@covertrail/platform/ledger/checkpoint-sentences';
import type { Checkpoint } from '@covertrail/platform/ledger/checkpoint';
import { storedTree } from '@covertrail/platform/ledger/ledger-tree';
import { endOnClosedPipe } from '@covertrail/platform/process/closed-pipe';
import { logPlaceOf, refuseWithoutLog } from '@covertrail/platform/stores/log-places';
import { endBecauseOf, orEnd } from '@covertrail/platform/errors/refusal';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run verify-ledger`: holds every event of the log against its checksum and its place, and the whole log against the checkpoints that
 * were signed of it. Ends with 1 where something is not as it was appended. The product may run meanwhile.
 *
 * `-- --checkpoints FOLDER` takes the checkpoints from another folder, `--key FILE` the key: both prove most where they were kept elsewhere.
 */
const options = orEnd(
  () => parseArgs({ options: { checkpoints: { type: 'string' }, key: { type: 'string' } } }).values,
);
endOnClosedPipe();
const config = orEnd(() => configFrom(process.env, null));
await refuseWithoutLog(config).catch(endBecauseOf);
const events = await logPlaceOf({ ...config, writer: 'inline' })
  .open()
  .catch(endBecauseOf);
const report = await verifyLedger(events);
const { checkpoints: folder = config.checkpoints.folder, key } = options;
const kept = await keptCheckpoints(folder, key === undefined ? null : readFileSync(key, 'utf8'));
const proved = kept && kept.checkpoints.length > 0 ? await checked(kept.checkpoints) : null;
await events.close();
const refused = kept?.refused ?? [];
process.stdout.write(`${[...sentencesOf(report), ...checkpointSentences(proved, refused, folder)].join('\n')}\n`);
const holds = report.altered + report.missing.count + refused.length === 0 && (proved?.broken ?? null) === null;
process.exit(holds ? 0 : 1);

/** The tree that was stored when the events were appended names the first that differs. It may be lost. */
async function checked(checkpoints: readonly Checkpoint[]): Promise<CheckpointReport> {
  const stored = await storedTree(join(config.folder, LEDGER_FOLDER));
  const found = await checkCheckpoints(() => events.readAll({ after: START }), checkpoints, stored?.tree ?? null);
  await stored?.close();
  return found;
}

function sentencesOf({ events: count, unchecked, missing, altered, faults }: LedgerReport): string[] {
  const lost =
    missing.count === 0 ? [] : [`${missing.count} events are missing, the first at position ${missing.first}.`];
  const older =
    unchecked === 0
      ? []
      : [`${unchecked} events were stored before there were checksums: what they hold was not checked.`];
  const whole = altered + missing.count === 0 ? ['Nothing that can be seen was altered.'] : [];
  return [
    `The log holds ${count} events; ${count - unchecked} have a checksum.`,
    ...older,
    ...lost,
    ...(altered === 0 ? [] : [`${altered} events are not as they were appended. The first of them:`]),
    ...faults.map(
      ({ position, stream, revision, id, type, reason }) =>
        `  ${position} ${type} ${id} (revision ${revision} of ${stream}): ${reason}`,
    ),
    ...whole,
    '',
  ];
}
