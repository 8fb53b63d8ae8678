import type { Instant } from '@covertrail/domain/kernel/event';
import type { Timetable } from '@covertrail/domain/kernel/timetable';
import type { DueRun, Recipient, TimedWork } from '#feature-job';
import { runOnTime } from './timed-run.js';

const DENVER: Recipient = { id: '0a000000-0000-4000-8000-000000000001', timeZone: 'America/Denver' };
const BERLIN: Recipient = { id: '0a000000-0000-4000-8000-000000000002', timeZone: 'Europe/Berlin' };
const MORNING: Timetable = { every: 'day', at: '08:00' };

describe('the runs of a timed job', () => {
  let runs: DueRun[];
  let values: Map<string, unknown>;
  let broken: string | null;
  beforeEach(() => {
    runs = [];
    values = new Map();
    broken = null;
  });

  const control = {
    listControl: async <Value>(prefix: string) =>
      [...values].flatMap(([key, value]) => (key.startsWith(prefix) ? [{ key, value: value as Value }] : [])),
    setControl: async (key: string, value: unknown) => void values.set(key, value),
  };
  const work: TimedWork = {
    recipients: async () => [DENVER, BERLIN],
    runFor: async (due) => {
      if (due.id === broken) throw new Error('the disk is full');
      runs.push(due);
      return 1;
    },
  };
  const runAt = (now: Instant, on: Timetable = MORNING) =>
    runOnTime({ name: 'digest', on }, work, { control, clock: { now: () => now } });
  const made = () => runs.splice(0).map(({ timeZone, at, on }) => [timeZone, at, on]);

  it('come once a day to each recipient, by the clocks where they are', async () => {
    await runAt('2026-11-20T16:00:00.000Z');
    made();
    expect(await runAt('2026-11-21T08:00:00.000Z')).toBe(1);
    expect(made()).toEqual([['Europe/Berlin', '2026-11-21T07:00:00.000Z', '2026-11-21']]);
    expect(await runAt('2026-11-21T14:59:00.000Z')).toBe(0);
    expect(await runAt('2026-11-21T15:00:00.000Z')).toBe(1);
    expect(made()).toEqual([['America/Denver', '2026-11-21T15:00:00.000Z', '2026-11-21']]);
    expect(await runAt('2026-11-21T23:00:00.000Z')).toBe(0);
  });

  it('are one after a long stop, for the day that was due last', async () => {
    await runAt('2026-11-20T16:00:00.000Z');
    made();
    await runAt('2026-12-05T16:00:00.000Z');
    expect(made().map(([zone, , day]) => [zone, day])).toEqual([
      ['America/Denver', '2026-12-05'],
      ['Europe/Berlin', '2026-12-05'],
    ]);
  });

  it('are made by one of two processes: what one has done the other finds done', async () => {
    expect([await runAt('2026-11-21T16:00:00.000Z'), await runAt('2026-11-21T16:00:30.000Z')]).toEqual([2, 0]);
  });

  it('that fail stop no other, and are made up for', async () => {
    broken = DENVER.id;
    await expect(runAt('2026-11-21T16:00:00.000Z')).rejects.toThrow('the disk is full');
    expect(made().map(([zone]) => zone)).toEqual(['Europe/Berlin']);
    broken = null;
    await runAt('2026-11-21T16:01:00.000Z');
    expect(made().map(([zone]) => zone)).toEqual(['America/Denver']);
  });

  it('of a week or a month come on their day', async () => {
    const monday: Timetable = { every: 'week', on: 'monday', at: '08:00' };
    await runAt('2026-11-22T16:00:00.000Z', monday);
    made();
    expect(await runAt('2026-11-22T20:00:00.000Z', monday)).toBe(0);
    expect(await runAt('2026-11-23T16:00:00.000Z', monday)).toBe(2);
    expect(await runAt('2026-11-29T16:00:00.000Z', monday)).toBe(0);
  });
});
