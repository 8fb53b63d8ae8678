import type { Issue, IssuedCertificateEvent } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import { dayText } from '../text/day-text.js';
import type { Names, Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { newTexts } from '../text/text-changes.js';

const statedTexts = ({ policies, description, issuedOn }: Issue, names: Names) =>
  newTexts({
    'Issued on': dayText(issuedOn),
    Policies: policies.map(({ policyId }) => names.policy(policyId)).join('; '),
    ...(description === '' ? {} : { Description: description }),
  });

export const issuedCertificateSentences: Sentences<IssuedCertificateEvent> = {
  CertificateIssued: {
    sentence: ({ data: { number, insuredId, holder } }, names) =>
      `Certificate ${number} of ${named(names.company(insuredId))} was issued to ${named(holder.name)}.`,
    changes: ({ data }, names) => statedTexts(data, names),
  },
  CertificateReissued: {
    sentence: ({ data: { number, insuredId, holder } }, names) =>
      `Certificate ${number} of ${named(names.company(insuredId))} was issued to ${named(holder.name)} again.`,
    changes: ({ data }, names) => statedTexts(data, names),
  },
};
