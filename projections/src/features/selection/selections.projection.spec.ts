import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { selections } from './selections.projection.js';

const of = { selectionId: 's-1', policyId: 'p-1', insuredId: 'c-2', requesterId: 'c-1', projectId: 'j-1' };
const locations: DomainEvent = {
  type: 'SharedLocationsChosen',
  data: { ...of, mode: 'allBut', ids: ['l-1'], includeLater: true },
};
const vehicles: DomainEvent = {
  type: 'SharedVehiclesChosen',
  data: { ...of, mode: 'only', ids: [], includeLater: false },
};

describe('selections [C06] [C07]', () => {
  itIsAFold(selections, asLog([locations, vehicles]));

  it('say when something was chosen, and not what', async () => {
    const documents = living(
      await foldProjection(selections, asLog([locations], { recordedAt: '2026-11-21T10:00:00.000Z' })),
    );
    expect(documents).toEqual({
      's-1': {
        id: 's-1',
        policyId: 'p-1',
        insuredId: 'c-2',
        requesterId: 'c-1',
        projectId: 'j-1',
        chosenAt: '2026-11-21T10:00:00.000Z',
      },
    });
  });
});
