import type { CertificateUploadDocument } from '@covertrail/contracts/certificate-upload/certificate-upload.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { certificateUploads } from './certificate-uploads.projection.js';

const of = { uploadId: 'u-1', requestId: 'r-1', requesterId: 'q', projectId: 'j', insuredId: 'c-1' };
const file = { fileId: 'f-1', sha256: 'ab', contentType: 'application/pdf', bytes: 9, name: 'COI.pdf' };
const counts = { pages: 1, certificates: 1, policies: 3, fields: 70, unsure: 1, confidence: 0.9, findings: 0 };
const { name: _name, ...reading } = { ...file, fileId: 'f-3' };
const uploaded: DomainEvent = {
  type: 'CertificateUploaded',
  data: { ...of, uploadedAs: 'insured', companyId: 'c-1', priority: 'priority', certificate: file, additional: [file] },
};
const later = (type: string, more: object = {}): DomainEvent => ({ type, data: { ...of, ...more } });
const scan = later('CertificateRead', { attempt: 1, result: { outcome: 'scan', reason: 'CERTIFICATE.SCAN' } });
const retried = later('CertificateReadingRetried', { attempt: 2 });
const read = later('CertificateRead', { attempt: 2, result: { outcome: 'read', counts, reading } });
const policies = [{ page: 1, row: 'automobile', policyId: 'p-1' }];
const confirmed = later('CertificateConfirmed', { attempt: 2, policies });
const appointed: DomainEvent = {
  type: 'AgencyAppointed',
  data: {
    insuredId: 'c-1',
    agencyId: 'g-1',
    agentId: 'a-1',
    ofRecord: true,
    proof: { by: 'unrecorded' },
    domain: null,
  },
};
const ended: DomainEvent = {
  type: 'RepresentationEnded',
  data: { insuredId: 'c-1', agencyId: 'g-1', agentId: 'a-1', endedBy: 'insured', reason: '' },
};
const fold = async (...events: DomainEvent[]) =>
  living<CertificateUploadDocument>(await foldProjection(certificateUploads, asLog(events)))['u-1'];

describe('[E01] uploaded certificates', () => {
  itIsAFold(certificateUploads, asLog([appointed, uploaded, scan, retried, read, confirmed, ended]));

  it('say what was uploaded, how urgent it is, and what became of its reading', async () => {
    expect(await fold(uploaded)).toMatchObject({ fileName: 'COI.pdf', urgency: 2, status: 'waiting', attempt: 1 });
    expect(await fold(uploaded, scan)).toMatchObject({ status: 'scan', reason: 'CERTIFICATE.SCAN', counts: null });
    expect(await fold(uploaded, scan, retried)).toMatchObject({ status: 'waiting', reason: null, attempt: 2 });
    expect(await fold(uploaded, scan, retried, read)).toMatchObject({ status: 'read', counts, reading });
    expect(await fold(uploaded, scan, later('CertificateTakenAsIs'))).toMatchObject({ status: 'takenAsIs' });
    expect(await fold(uploaded, later('CertificateUploadCanceled'))).toMatchObject({ status: 'canceled' });
    expect(await fold(uploaded, scan, retried, read, confirmed)).toMatchObject({ status: 'confirmed', policies });
  });

  it('are seen by the agencies that represent the insured', async () => {
    expect(await fold(appointed, uploaded)).toMatchObject({ agencyIds: ['g-1'] });
    expect(await fold(uploaded, appointed)).toMatchObject({ agencyIds: ['g-1'] });
    expect(await fold(appointed, uploaded, ended)).toMatchObject({ agencyIds: [] });
  });
});
