import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { certificateBatches } from './certificate-batches.projection.js';

const ofBatch = { batchId: 'b-1', insuredId: 'c-1', agencyId: 'a-1' };
const row = (id: string) => ({ from: 'book', id });
const log = asLog([
  {
    type: 'CertificateBatchStarted',
    data: {
      ...ofBatch,
      agentId: 'u-1',
      policyIds: ['p-1'],
      issues: { form: '25', description: '' },
      rows: [row('1'), row('2'), row('3')],
    },
  },
  {
    type: 'CertificateBatchAdvanced',
    data: {
      ...ofBatch,
      outcomes: [
        { row: 1, outcome: 'issued', certificateId: 'x-1' },
        { row: 2, outcome: 'alreadyHas', certificateId: 'x-2' },
      ],
    },
  },
  {
    type: 'CertificateBatchAdvanced',
    data: { ...ofBatch, outcomes: [{ row: 3, outcome: 'refused', code: 'CERTIFICATE.HOLDER_TOO_LONG' }] },
  },
  { type: 'CertificateBatchCompleted', data: { ...ofBatch, issued: 1, alreadyHas: 1, refused: 1 } },
]);

describe('certificates for many holders [E03]', () => {
  itIsAFold(certificateBatches, log);

  it('count the holders by what became of them, while it runs and at its end', async () => {
    const at = async (events: number) => living(await foldProjection(certificateBatches, log.slice(0, events)))['b-1'];
    expect(await at(2)).toMatchObject({ stage: 'running', form: '25', count: 3, done: 2, issued: 1, alreadyHas: 1 });
    expect(await at(4)).toMatchObject({ stage: 'completed', done: 3, refused: 1 });
  });
});
