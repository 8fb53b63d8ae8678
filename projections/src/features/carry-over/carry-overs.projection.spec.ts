import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { carryOvers } from './carry-overs.projection.js';

const ids = { carryOverId: 'o-1', policyId: 'p-2', insuredId: 'c-1' };
const started: DomainEvent = {
  type: 'CarryOverStarted',
  data: { ...ids, kind: 'locations', replaces: 'p-1', agencyId: 'c-2', count: 3 },
};
const added = (number: string, importId: string | null = 'o-1'): DomainEvent => ({
  type: 'LocationAdded',
  data: { locationId: number, policyId: 'p-2', insuredId: 'c-1', importId },
});
const completed: DomainEvent = { type: 'CarryOverCompleted', data: { ...ids, kind: 'locations', carried: 2 } };
const appointed: DomainEvent = { type: 'AgencyAppointed', data: { ofRecord: true, insuredId: 'c-1', agencyId: 'c-2' } };
const transferred: DomainEvent = {
  type: 'ClientTransferred',
  data: { insuredId: 'c-1', fromAgencyId: 'c-2', toAgencyId: 'c-9' },
};

describe('what a replacement takes over [C01]', () => {
  itIsAFold(carryOvers, asLog([started, added('1'), added('7', null), appointed, added('2'), completed, transferred]));

  it('is counted while it runs, and says in the end how many there are', async () => {
    const now = async (...events: DomainEvent[]) =>
      living(await foldProjection(carryOvers, asLog([started, ...events])))['o-1'];
    expect(await now(added('1'), added('7', null))).toMatchObject({ stage: 'running', count: 3, carried: 1 });
    expect(await now(added('1'), added('2'), completed, transferred)).toMatchObject({
      stage: 'completed',
      carried: 2,
      agencyId: 'c-9',
    });
  });
});
