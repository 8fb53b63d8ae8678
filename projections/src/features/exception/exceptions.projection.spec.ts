import type { ExceptionDocument } from '@covertrail/contracts/exception/exception.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { exceptions } from './exceptions.projection.js';

const of = {
  requesterId: 'c-1',
  scope: 'supplier',
  scopeId: 't-1',
  exceptionId: 'x-1',
  trackingId: 't-1',
  insuredId: 'c-2',
  projectId: 'j-1',
};
const rule = 'generalLiability.limit.eachOccurrence';
const decided: DomainEvent = {
  type: 'ExceptionDecided',
  data: {
    ...of,
    kind: 'exception',
    decision: 'accepted',
    pin: { rule, line: 'generalLiability', reason: 'LIMIT.SHORT', about: {}, gap: [10] },
    evaluation: {
      outcome: 'fail',
      reason: 'LIMIT.SHORT',
      params: { limit: 'eachOccurrence', short: 10_000_000, policyNumber: 'GL-1' },
      required: 100_000_000,
      available: 90_000_000,
      terms: [],
    },
    duration: 'customDate',
    lapsesOn: '2027-03-01',
    comment: 'Small work.',
    effectiveFrom: '2026-11-21',
    documents: [
      { fileId: 'f-1', sha256: 'a'.repeat(64), contentType: 'application/pdf', bytes: 10, name: 'Counsel.pdf' },
    ],
  },
};
const withdrawn: DomainEvent = {
  type: 'ExceptionWithdrawn',
  data: { ...of, rule, line: 'generalLiability', reason: 'It grew.', effectiveFrom: '2026-12-01' },
};
const fold = async (...events: DomainEvent[]) =>
  living<ExceptionDocument>(await foldProjection(exceptions, asLog(events)))['x-1'];

describe('[H02] the exceptions of a requester', () => {
  itIsAFold(exceptions, asLog([decided, withdrawn]));

  it('say what was excepted, until when, and what it would be without', async () => {
    expect(await fold(decided)).toMatchObject({
      requesterId: 'c-1',
      trackingId: 't-1',
      rule,
      evaluation: { outcome: 'fail', reason: 'LIMIT.SHORT' },
      lapsesOn: '2027-03-01',
      withdrawnOn: null,
      decidedOn: '2026-11-21',
      comment: 'Small work.',
      documents: [{ name: 'Counsel.pdf', bytes: 10, sha256: 'a'.repeat(64) }],
    });
    expect((await fold(decided))?.searched).toMatch(
      /general liability: each occurrence small work\. .*each occurrence/,
    );
    expect(await fold(decided, withdrawn)).toMatchObject({ withdrawnOn: '2026-12-01', withdrawnBecause: 'It grew.' });
  });
});
