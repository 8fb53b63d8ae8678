import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { requestBatches } from './request-batches.projection.js';

const ofBatch = { batchId: 'b-1', requesterId: 'c-1', projectId: 'p-1' };
const log = asLog([
  {
    type: 'RequestBatchStarted',
    data: { ...ofBatch, templateId: null, asked: { message: '', dueOn: '2026-12-05' }, count: 3 },
  },
  {
    type: 'RequestBatchAdvanced',
    data: {
      ...ofBatch,
      outcomes: [
        { row: 1, outcome: 'sent', requestId: 'r-1' },
        { row: 2, outcome: 'alreadyOpen' },
      ],
    },
  },
  {
    type: 'RequestBatchAdvanced',
    data: { ...ofBatch, outcomes: [{ row: 3, outcome: 'refused', code: 'REQUEST.NO_SUCH_SUPPLIER' }] },
  },
  { type: 'RequestBatchCompleted', data: { ...ofBatch, sent: 1, alreadyOpen: 1, refused: 1 } },
]);

describe('batches of requests [D01]', () => {
  itIsAFold(requestBatches, log);

  it('count the rows by what became of them, while they run and at their end', async () => {
    const at = async (events: number) => living(await foldProjection(requestBatches, log.slice(0, events)))['b-1'];
    expect(await at(2)).toMatchObject({ stage: 'running', count: 3, done: 2, sent: 1, alreadyOpen: 1, refused: 0 });
    expect(await at(4)).toMatchObject({ stage: 'completed', done: 3, sent: 1, alreadyOpen: 1, refused: 1 });
  });
});
