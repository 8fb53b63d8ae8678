import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';
import { supplierSubject } from '#notices/supplier-subject.rules';

export const issuedCertificateNotices = defineNotices({
  CertificateIssued: (event, names) => onIssued(event, names, 'CERTIFICATE.ISSUED'),
  CertificateReissued: (event, names) => onIssued(event, names, 'CERTIFICATE.ISSUED_AGAIN'),
});

/** The requester for whose project it was issued finds it among the documents of the supplier [E03] [D12]. */
async function onIssued(
  { data: { insuredId, number, forProject } }: RecordedEvent<'CertificateIssued' | 'CertificateReissued'>,
  names: NoticeNames,
  code: 'CERTIFICATE.ISSUED' | 'CERTIFICATE.ISSUED_AGAIN',
): Promise<readonly Notice[]> {
  if (!forProject) return [];
  const { requesterId, projectId } = forProject;
  const params = { insured: await names.company(insuredId), project: await names.project(projectId), number };
  const subject = supplierSubject({ requesterId, projectId, insuredId });
  return [notice(requesterId, code, 'requesterDocuments', params, subject)];
}
