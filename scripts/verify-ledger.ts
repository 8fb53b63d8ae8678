import 'reflect-metadata';
import { configFrom } from '@covertrail/backend/composition/config';
import { NOT_SEEN, verifyLedger, type LedgerReport } from '@covertrail/platform/event-store/verify-ledger';
import { endOnClosedPipe } from '@covertrail/platform/process/closed-pipe';
import { logPlaceOf, refuseWithoutLog } from '@covertrail/platform/stores/log-places';
import { endBecauseOf, orEnd } from '@covertrail/platform/errors/refusal';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run verify-ledger`: holds every event of the log against its checksum and its place. Ends with 1 where
 * something is not as it was appended. The product may run meanwhile.
 */
endOnClosedPipe();
const config = orEnd(() => configFrom(process.env, null));
await refuseWithoutLog(config).catch(endBecauseOf);
const events = await logPlaceOf({ ...config, writer: 'inline' })
  .open()
  .catch(endBecauseOf);
const report = await verifyLedger(events);
await events.close();
process.stdout.write(`${sentencesOf(report).join('\n')}\n`);
process.exit(report.altered + report.missing.count === 0 ? 0 : 1);

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
    ...NOT_SEEN,
  ];
}
