import { MOST_CERTIFICATES } from '../fields/certificate-batch-fields.js';
import { given } from '../kernel/testing/given.js';
import type {
  CertificateBatchEvent,
  CertificateBatchStarted,
  CertificateRowOutcome,
} from './certificate-batch.contract.js';
import { certificateBatchDecider } from './certificate-batch.decider.js';

const ofBatch = { batchId: 'b-1', insuredId: 'c-1', agencyId: 'a-1' };
const row = (number: number) => ({ from: 'book', id: `h-${number}` }) as const;
const started = (count: number): CertificateBatchStarted => ({
  type: 'CertificateBatchStarted',
  data: {
    ...ofBatch,
    agentId: 'u-1',
    policyIds: ['p-1'],
    issues: { form: '25', description: '' },
    rows: Array.from({ length: count }, (_, index) => row(index)),
  },
});
const issued = (at: number): CertificateRowOutcome => ({ row: at, outcome: 'issued', certificateId: `x-${at}` });
const advanced = (...outcomes: CertificateRowOutcome[]): CertificateBatchEvent => ({
  type: 'CertificateBatchAdvanced',
  data: { ...ofBatch, outcomes },
});
const batch = (...past: CertificateBatchEvent[]) => given(certificateBatchDecider, ...past);
const start = (data: CertificateBatchStarted['data']) => ({ ...data, type: 'StartCertificateBatch' }) as const;
const advance = (...outcomes: CertificateRowOutcome[]) => ({ type: 'AdvanceCertificateBatch', outcomes }) as const;

describe('certificates for many holders at once [E03]', () => {
  it('have each holder once, at least one, and at most a thousand', () => {
    batch()
      .when(start({ ...started(2).data, rows: [row(0), row(1), row(0)] }))
      .then(started(2));
    batch()
      .when(start(started(0).data))
      .refused('CERTIFICATE_BATCH.EMPTY');
    expect(MOST_CERTIFICATES).toBe(1_000);
    batch()
      .when(start(started(MOST_CERTIFICATES).data))
      .then(started(MOST_CERTIFICATES));
    batch()
      .when(start(started(MOST_CERTIFICATES + 1).data))
      .refused('CERTIFICATE_BATCH.TOO_MANY');
    batch(started(2))
      .when(start(started(2).data))
      .refused('CERTIFICATE_BATCH.ALREADY_EXISTS');
  });

  it('go on row by row, each once, and end with the last one, counted by outcome', () => {
    const refused: CertificateRowOutcome = { row: 3, outcome: 'refused', code: 'CERTIFICATE.NOT_ELIGIBLE' };
    const has: CertificateRowOutcome = { row: 2, outcome: 'alreadyHas', certificateId: 'x-9' };
    batch(started(3))
      .when(advance(issued(1)))
      .then(advanced(issued(1)));
    batch(started(3))
      .when(advance(issued(2)))
      .refused('CERTIFICATE_BATCH.OUT_OF_ORDER');
    batch(started(3), advanced(issued(1)))
      .when(advance(issued(1)))
      .nothing();
    batch(started(3), advanced(issued(1)))
      .when(advance(issued(1), has, refused))
      .then(advanced(has, refused), {
        type: 'CertificateBatchCompleted',
        data: { ...ofBatch, issued: 1, alreadyHas: 1, refused: 1 },
      });
  });

  it('are requested by an insured under an id of their own', () => {
    const data = { ...ofBatch, policyId: 'p-1' };
    batch()
      .when({ ...data, type: 'RequestCertificateBatch' })
      .then({ type: 'CertificateBatchRequested', data });
    batch(started(1))
      .when({ ...data, type: 'RequestCertificateBatch' })
      .refused('CERTIFICATE_BATCH.ALREADY_EXISTS');
    batch({ type: 'CertificateBatchRequested', data })
      .when(advance(issued(1)))
      .refused('CERTIFICATE_BATCH.NOT_FOUND');
  });
});
