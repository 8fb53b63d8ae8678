/** @run rest: every local day of many time zones. */
import fc from 'fast-check';
import { addDays, dayInZone, daysBetween } from './dates.js';
import type { Instant } from './event.js';
import { lastRun, nextRun, weekdayOf, type Timetable } from './timetable.js';

/** Their clocks change in both directions, at other times and by other amounts, at midnight (Beirut), never, or by half an hour. */
const ZONES = [
  'America/Denver',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'UTC',
] as const;

const zone = fc.constantFrom(...ZONES);
const moment = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const at = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const weekday = fc.constantFrom('sunday', 'monday', 'wednesday', 'saturday');
const timetable: fc.Arbitrary<Timetable> = fc.oneof(
  at.map((time) => ({ every: 'day' as const, at: time })),
  fc.tuple(weekday, at).map(([on, time]) => ({ every: 'week' as const, on, at: time })),
  at.map((time) => ({ every: 'month' as const, at: time })),
);

const timeIn = (run: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(run));

describe('the runs of a timetable', () => {
  it('are those between which none is left out: the last one of the next one is it itself', () => {
    fc.assert(
      fc.property(timetable, zone, moment, (given, timeZone, now) => {
        const next = nextRun(given, timeZone, now);
        const last = lastRun(given, timeZone, now);
        expect(last <= now && now < next).toBe(true);
        expect(lastRun(given, timeZone, next)).toBe(next);
        expect(nextRun(given, timeZone, last)).toBe(next);
      }),
    );
  });

  it('come exactly once on each local day, also where a day has 23 or 25 hours', () => {
    fc.assert(
      fc.property(at, zone, moment, (time, timeZone, from) => {
        const daily = { every: 'day', at: time } as const;
        let run = nextRun(daily, timeZone, from);
        const first = dayInZone(run, timeZone);
        for (let days = 1; days <= 400; days += 1) {
          run = nextRun(daily, timeZone, run);
          expect(dayInZone(run, timeZone)).toBe(addDays(first, days));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of a week are seven days apart, on its day', () => {
    fc.assert(
      fc.property(weekday, at, zone, moment, (on, time, timeZone, now) => {
        const weekly = { every: 'week', on, at: time } as const;
        const run = nextRun(weekly, timeZone, now);
        const [day, next] = [run, nextRun(weekly, timeZone, run)].map((each) => dayInZone(each, timeZone));
        expect([weekdayOf(day!), daysBetween(day!, next!)]).toEqual([on, 7]);
      }),
    );
  });

  it('of a month come on its first day', () => {
    fc.assert(
      fc.property(at, zone, moment, (time, timeZone, now) => {
        expect(dayInZone(nextRun({ every: 'month', at: time }, timeZone, now), timeZone)).toMatch(/-01$/);
      }),
    );
  });

  it('come when the clocks show their time, and later only where no clock shows it that day', () => {
    fc.assert(
      fc.property(timetable, zone, moment, (given, timeZone, now) => {
        const run = nextRun(given, timeZone, now);
        const shown = timeIn(run, timeZone);
        if (shown === given.at) return;
        const day = dayInZone(run, timeZone);
        const midnight = Date.parse(lastRun({ every: 'day', at: '00:00' }, timeZone, run));
        const minutes = Array.from({ length: 25 * 60 }, (_, minute) => new Date(midnight + minute * 60_000));
        const showsIt = minutes.some(
          (each) =>
            dayInZone(each.toISOString(), timeZone) === day && timeIn(each.toISOString(), timeZone) === given.at,
        );
        expect([showsIt, shown > given.at]).toEqual([false, true]);
      }),
    );
  });
});

describe('a run where a clock changes', () => {
  const daily = (time: string) => ({ every: 'day', at: time }) as const;

  it.each([
    ['is put off where its time is left out', '02:30', '2026-03-08T07:00:00.000Z', '2026-03-08T09:30:00.000Z'],
    ['comes at the first of two', '01:30', '2026-11-01T06:00:00.000Z', '2026-11-01T07:30:00.000Z'],
    ['does not come again at the second', '01:30', '2026-11-01T07:30:00.000Z', '2026-11-02T08:30:00.000Z'],
    ['is the usual one the day after', '02:30', '2026-03-08T09:30:00.000Z', '2026-03-09T08:30:00.000Z'],
  ])('%s', (_, time, after, run) => expect(nextRun(daily(time), 'America/Denver', after)).toBe(run));

  it('comes on a day that has no midnight', () =>
    expect(nextRun(daily('00:00'), 'Asia/Beirut', '2026-03-28T12:00:00.000Z')).toBe('2026-03-28T22:00:00.000Z'));

  it('after a long stop is one: the last of those that were missed', () =>
    expect(lastRun({ every: 'week', on: 'monday', at: '08:00' }, 'America/Denver', '2026-11-25T20:00:00.000Z')).toBe(
      '2026-11-23T15:00:00.000Z',
    ));
});
