/** @run rest: several backends, connections that are cut, results that come late, and reactions that break off. */
import { expectCarriedOnce } from '#carrying-over/testing/carried-twice';
import { ShareCarrier } from './share-carrier.service.js';

it('[C01] adds nothing more when it sees the event twice', () =>
  expectCarriedOnce('share-carrier', (app) => app.get(ShareCarrier, { strict: false })));
