import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Instant } from '@covertrail/domain/kernel/event';
import { lastRun } from '@covertrail/domain/kernel/timetable';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { ControlValues } from '@covertrail/platform/read-store/control-values.port';
import type { Recipient, TimedJob, TimedWork } from '#feature-job';

interface Kept {
  readonly control: Pick<ControlValues, 'listControl' | 'setControl'>;
  readonly clock: Clock;
}

/**
 * Runs what is due by a timetable, once for each recipient, and keeps until when that was done. Where the store lost it the last run is
 * repeated, which does no harm. One recipient whose run fails stops no other; the first failure is thrown at the end.
 */
export async function runOnTime(
  { name, on }: Pick<TimedJob, 'name' | 'on'>,
  work: TimedWork,
  { control, clock }: Kept,
): Promise<number> {
  const prefix = `timed:${name}:`;
  const now = clock.now();
  const kept = await control.listControl<Instant>(prefix);
  const ran = new Map(kept.map(({ key, value }) => [key, value]));
  const failures: unknown[] = [];
  let done = 0;

  const runFor = async (recipient: Recipient): Promise<void> => {
    const at = lastRun(on, recipient.timeZone, now);
    const key = prefix + recipient.id;
    if ((ran.get(key) ?? '') >= at) return;
    done += await work.runFor({ ...recipient, at, on: dayInZone(at, recipient.timeZone) });
    await control.setControl(key, at);
  };

  for (const recipient of await work.recipients())
    await runFor(recipient).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return done;
}
