/** @run rest: several backends, connections that are cut, results that come late, and reactions that break off. */
import { expectCarriedOnce } from '#carrying-over/testing/carried-twice';
import { Schedules } from '#schedules/schedules.service';
import { LOCATIONS } from '../location-schedule.js';

it('[C01] adds nothing more when it sees the event twice', () =>
  expectCarriedOnce('location-carrier', (app) => app.get(Schedules, { strict: false }).carrier(LOCATIONS)));
