import type { CertificateCodeDocument } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import type { Issue, IssuedCertificateEvent } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { certificateCodes } from './certificate-codes.projection.js';

const ISSUE: Issue = {
  issuedOn: '2026-11-21',
  agentId: 'u-1',
  signature: 'agent',
  holder: plainHolder({ name: 'Harbor Point LLC', address: null }),
  policies: [{ policyId: 'p-1', revision: 3 }],
  description: '',
  file: { fileId: 'f-1', sha256: 'a', contentType: 'application/pdf', bytes: 9 },
  checkHash: 'b',
};
const of = { certificateId: 'x-1', insuredId: 'c-1', agencyId: 'a-1', number: '25-1' };
const issued: IssuedCertificateEvent = { type: 'CertificateIssued', data: { ...of, form: '25', ...ISSUE } };
const again: IssuedCertificateEvent = {
  type: 'CertificateReissued',
  data: { ...of, revision: 1, ...ISSUE, checkHash: 'c' },
};

describe('codes of certificates [E05]', () => {
  itIsAFold(certificateCodes, asLog([issued, again]));

  it('lead to the issue that has them, also once it was issued again, and nobody is told of them', async () => {
    const [first, second] = asLog([issued, again]);
    expect(living<CertificateCodeDocument>(await foldProjection(certificateCodes, [first!, second!]))).toEqual({
      b: { id: 'b', certificateId: 'x-1', revision: 0, asOf: first!.position },
      c: { id: 'c', certificateId: 'x-1', revision: 1, asOf: second!.position },
    });
    expect(certificateCodes.audience(null, { id: 'b', certificateId: 'x-1', revision: 0, asOf: '1' })).toEqual([]);
  });
});
