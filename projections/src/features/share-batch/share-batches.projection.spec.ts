import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { shareBatches } from './share-batches.projection.js';

const ofBatch = { batchId: 'b-1', insuredId: 'c-1' };
const row = (projectId: string) => ({ requesterId: 'r-1', projectId });
const log = asLog([
  {
    type: 'ShareBatchStarted',
    data: { ...ofBatch, agencyId: 'a-1', policyIds: ['p-1'], terms: {}, rows: [row('1'), row('2'), row('3')] },
  },
  {
    type: 'ShareBatchAdvanced',
    data: {
      ...ofBatch,
      outcomes: [
        { row: 1, outcome: 'shared', shareId: 's-1' },
        { row: 2, outcome: 'alreadyShared', shareId: 's-2' },
      ],
    },
  },
  {
    type: 'ShareBatchAdvanced',
    data: { ...ofBatch, outcomes: [{ row: 3, outcome: 'refused', code: 'SHARE.POLICY_EXPIRED' }] },
  },
  { type: 'ShareBatchCompleted', data: { ...ofBatch, shared: 1, alreadyShared: 1, refused: 1 } },
]);

describe('policies shared with many at once [D03]', () => {
  itIsAFold(shareBatches, log);

  it('count the recipients by what became of them, while it runs and at its end', async () => {
    const at = async (events: number) => living(await foldProjection(shareBatches, log.slice(0, events)))['b-1'];
    expect(await at(2)).toMatchObject({ stage: 'running', count: 3, done: 2, shared: 1, alreadyShared: 1 });
    expect(await at(4)).toMatchObject({ stage: 'completed', done: 3, refused: 1 });
  });
});
