import type { Issue, IssuedCertificateEvent } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import type { IssuedCertificateDocument } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { issuedCertificates } from './issued-certificates.projection.js';

const ISSUE: Issue = {
  issuedOn: '2026-11-21',
  agentId: 'u-1',
  signature: 'agent',
  holder: plainHolder({
    name: 'Harbor Point LLC',
    address: { address1: '1 Harbor Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' },
  }),
  policies: [{ policyId: 'p-1', revision: 3 }],
  description: '',
  file: { fileId: 'f-1', sha256: 'a', contentType: 'application/pdf', bytes: 9 },
  checkHash: 'b',
};
const of = { certificateId: 'x-1', insuredId: 'c-1', agencyId: 'a-1', number: '25-1' };
const issued: IssuedCertificateEvent = { type: 'CertificateIssued', data: { ...of, form: '25', ...ISSUE } };
const again: IssuedCertificateEvent = {
  type: 'CertificateReissued',
  data: {
    ...of,
    revision: 1,
    ...ISSUE,
    policies: [{ policyId: 'p-2', revision: 0 }],
    file: { ...ISSUE.file, fileId: 'f-2' },
    checkHash: 'c',
  },
};

describe('issued certificates [E03]', () => {
  itIsAFold(issuedCertificates, asLog([issued, again]));

  it('are as they were issued last, for the insured and the agency that issued them', async () => {
    const first = living<IssuedCertificateDocument>(await foldProjection(issuedCertificates, asLog([issued])))['x-1']!;
    expect(first).toMatchObject({ revision: 0, policyIds: ['p-1'], fileId: 'f-1' });
    expect(first.searched).toContain('harbor point llc 1 harbor street');
    expect(issuedCertificates.audience(null, first)).toEqual(['c-1', 'a-1']);
    const last = living(await foldProjection(issuedCertificates, asLog([issued, again])))['x-1'];
    expect(last).toMatchObject({ revision: 1, form: '25', policyIds: ['p-2'], fileId: 'f-2' });
  });

  it('are known to the requester for whose project they are', async () => {
    const data = { ...issued.data, forProject: { requesterId: 'r-1', projectId: 'j-1' } };
    const log = asLog([{ ...issued, data } as IssuedCertificateEvent]);
    const found = living<IssuedCertificateDocument>(await foldProjection(issuedCertificates, log))['x-1']!;
    expect(found).toMatchObject({ requesterId: 'r-1', projectId: 'j-1' });
    expect(issuedCertificates.audience(null, found)).toEqual(['c-1', 'a-1', 'r-1']);
  });
});
