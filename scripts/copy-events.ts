import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { ClockAhead } from '@covertrail/platform/event-store/copying/clock-ahead';
import { copyLog, wholeEvents } from '@covertrail/platform/event-store/copying/copy-log';
import { logPlace, type LogPlace } from '@covertrail/platform/event-store/copying/log-place';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { isUnfinished } from '@covertrail/platform/event-store/log-id';
import { endBecauseOf, orEnd, StartRefused } from '@covertrail/platform/errors/refusal';
import { showCopied } from './operator/copy-progress.js';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run copy-events -- --from folder:/var/lib/covertrail --to esdb-file:/run/secrets/eventstore-url`: copies a whole log into an
 * empty place, or goes on with such a copy. Ids, streams, revisions, order, times and checksums stay; positions are those of the new store.
 * With `--clock-was-ahead` events that count as recorded later than they were stored get the time at which they were stored.
 */
const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, 'clock-was-ahead': { type: 'boolean', default: false } },
});
await copy(
  orEnd(() => placeOf('--from', values.from)),
  orEnd(() => placeOf('--to', values.to)),
).catch(endBecauseOf);
process.exit(0);

function placeOf(option: string, text: string | undefined): LogPlace {
  if (text === undefined) throw new StartRefused(`Name the log by ${option}: folder:/var/lib/covertrail`);
  return logPlace(text, process.env);
}

async function copy(from: LogPlace, to: LogPlace): Promise<void> {
  const source = await from.open();
  const sourceId = await source.logId();
  if (isUnfinished(sourceId))
    throw new StartRefused(`${from.name} is a copy that was not finished: copy again until it is, and then from it`);
  const { count } = await source.missing();
  if (count > 0)
    throw new StartRefused(`${count} events of ${from.name} are missing: npm run verify-ledger says which`);
  const target = await to.openTarget(sourceId);
  try {
    const all = () => wholeEvents(source.readAll({ after: START }));
    const copied = values['clock-was-ahead'] ? (await ClockAhead.in(all())).corrected(all()) : all();
    const { events, sha256, before } = await copyLog(copied, target, showCopied());
    const whose = values['clock-was-ahead'] ? 'of the copy' : 'of both logs';
    process.stdout.write(
      `${to.name} holds all ${events} events${before > 0 ? `, ${before} of them from an earlier copy` : ''}. SHA-256 ${whose}: ${sha256}\n`,
    );
  } finally {
    await target.close();
    await source.close();
  }
}
