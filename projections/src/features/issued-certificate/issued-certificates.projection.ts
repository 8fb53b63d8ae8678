import {
  issuedCertificatesView,
  type IssuedCertificateDocument,
} from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { addressLine } from '@covertrail/domain/compliance/parties/holder-address';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import type { Issue } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import type { Instant } from '@covertrail/domain/kernel/event';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { wordsOf } from '#agencies-of-insured';

/** Which certificates were issued, of whom and to whom? [E03] */
export const issuedCertificates = defineProjection(issuedCertificatesView)({
  version: 2,
  on: {
    CertificateIssued: (_certificate, { data, meta }) => {
      const { certificateId: id, insuredId, agencyId, form, number, forProject } = data;
      const { requesterId = null, projectId = null } = forProject ?? {};
      const of = { id, number, form, revision: 0, insuredId, agencyId, requesterId, projectId };
      return { ...of, ...issueOf(data, number, meta.recordedAt) };
    },
  },
  changes: {
    CertificateReissued: (certificate, { data, meta }) => ({
      ...certificate,
      revision: data.revision,
      ...issueOf(data, certificate.number, meta.recordedAt),
    }),
  },
  keys: ({ data }) => [data.certificateId],
  audience: (before, after) => [
    ...new Set([before, after].flatMap((certificate) => (certificate ? viewersOf(certificate) : []))),
  ],
});

const viewersOf = ({ insuredId, agencyId, requesterId }: IssuedCertificateDocument) => [
  insuredId,
  agencyId,
  ...(requesterId === null ? [] : [requesterId]),
];

/** What each issue states anew. */
const issueOf = ({ holder, policies, issuedOn, agentId, file }: Issue, number: string, issuedAt: Instant) => {
  const policyIds = policies.map(({ policyId }) => policyId);
  return {
    agentId,
    holder,
    holderKey: holderKey(holder),
    holderFolded: foldedText(holder.name),
    searched: foldedText([number, holder.name, holder.address ? addressLine(holder.address) : ''].join(' ')),
    policyIds,
    policyWords: wordsOf(policyIds),
    issuedOn,
    issuedAt,
    fileId: file.fileId,
    bytes: file.bytes,
  };
};
