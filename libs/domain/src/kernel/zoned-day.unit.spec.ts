import { dayInZone } from './dates.js';
import { lastMomentOf } from './zoned-day.js';

describe('days in a time zone', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T23:59:59.999Z'],
    ['2026-11-21', 'America/Denver', '2026-11-22T06:59:59.999Z'],
    ['2026-03-07', 'America/Denver', '2026-03-08T06:59:59.999Z'],
    ['2026-03-08', 'America/Denver', '2026-03-09T05:59:59.999Z'],
    ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.999Z'],
    ['2026-12-31', 'Asia/Tokyo', '2026-12-31T14:59:59.999Z'],
    ['9999-12-30', 'Etc/GMT+12', '9999-12-31T11:59:59.999Z'],
    ['9999-12-31', 'Etc/GMT+12', '9999-12-31T23:59:59.999Z'],
  ])('end: %s in %s at %s', (day, zone, end) => expect(lastMomentOf(day, zone)).toBe(end));

  it('show the day on both sides of that end', () => {
    expect(dayInZone('2026-03-09T05:59:59.999Z', 'America/Denver')).toBe('2026-03-08');
    expect(dayInZone('2026-03-09T06:00:00.000Z', 'America/Denver')).toBe('2026-03-09');
  });
});
