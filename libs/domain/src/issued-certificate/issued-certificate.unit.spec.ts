import { plainHolder } from '../insurance/terms/holder-details.js';
import { given } from '../kernel/testing/given.js';
import type { CertificateIssued, Issue } from './issued-certificate.contract.js';
import { issuedCertificateDecider } from './issued-certificate.decider.js';

const of = {
  certificateId: 'e4000000-0000-4000-8000-000000000001',
  insuredId: 'c0000000-0000-4000-8000-000000000002',
  agencyId: 'c0000000-0000-4000-8000-000000000003',
};
const ISSUE: Issue = {
  issuedOn: '2026-11-21',
  agentId: 'a0000000-0000-4000-8000-000000000004',
  signature: 'agent',
  holder: plainHolder({ name: 'Harbor Point LLC', address: null }),
  policies: [{ policyId: 'b0000000-0000-4000-8000-000000000001', revision: 3 }],
  description: '',
  file: {
    fileId: 'f0000000-0000-4000-8000-000000000001',
    sha256: 'a'.repeat(64),
    contentType: 'application/pdf',
    bytes: 48_213,
  },
  checkHash: 'b'.repeat(64),
};
const data = { ...of, form: '25', number: 'C-1', ...ISSUE } as const;
const issued: CertificateIssued = { type: 'CertificateIssued', data };
const tooLong = { ...ISSUE.holder, primaryNamedInsured: 'n'.repeat(41), furtherNamedInsureds: ['a', 'b'] };

describe('an issued certificate [E03]', () => {
  it('is issued once, and again as often as the holder needs it', () => {
    const again = { ...ISSUE, issuedOn: '2026-11-25', checkHash: 'c'.repeat(64) };
    given(issuedCertificateDecider)
      .when({ type: 'IssueCertificate', ...data })
      .then(issued);
    given(issuedCertificateDecider, issued)
      .when({ type: 'IssueCertificate', ...data })
      .refused('CERTIFICATE.ALREADY_EXISTS');
    given(issuedCertificateDecider, issued)
      .when({ type: 'ReissueCertificate', ...again })
      .then({ type: 'CertificateReissued', data: { ...of, number: 'C-1', revision: 1, ...again } });
    given(issuedCertificateDecider)
      .when({ type: 'ReissueCertificate', ...again })
      .refused('CERTIFICATE.NOT_FOUND');
  });

  it('keeps what each issue said', () => {
    const again = { ...ISSUE, issuedOn: '2026-11-25' };
    const { state } = given(issuedCertificateDecider, issued, {
      type: 'CertificateReissued',
      data: { ...of, number: 'C-1', revision: 1, ...again },
    });
    expect(state).toEqual({ ...of, form: '25', number: 'C-1', issues: [ISSUE, again] });
  });

  it('certifies at least one policy, and names a holder that fits in its box [D06]', () => {
    given(issuedCertificateDecider)
      .when({ type: 'IssueCertificate', ...data, policies: [] })
      .refused('CERTIFICATE.NOT_ELIGIBLE');
    given(issuedCertificateDecider)
      .when({ type: 'IssueCertificate', ...data, holder: tooLong })
      .refused('CERTIFICATE.HOLDER_TOO_LONG');
    given(issuedCertificateDecider, issued)
      .when({ type: 'ReissueCertificate', ...ISSUE, holder: { ...ISSUE.holder, name: '' } })
      .refused('CERTIFICATE.HOLDER_NOT_VALID');
  });
});
