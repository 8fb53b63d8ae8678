import type { CertificateBatchEvent } from '@covertrail/domain/certificate-batch/certificate-batch.contract';
import type { Sentences } from '../text/event-wording.js';
import { listed, named } from '../text/sentence-parts.js';

const holders = (count: number): string => `${count.toLocaleString('en-US')} holder${count === 1 ? '' : 's'}`;

export const certificateBatchSentences: Sentences<CertificateBatchEvent> = {
  CertificateBatchStarted: {
    sentence: ({ data: { insuredId, agencyId, rows, issues } }, names) => {
      const again = issues === undefined ? ' again' : '';
      return `${named(names.company(agencyId))} began to issue certificates of ${named(names.company(insuredId))} to ${holders(rows.length)}${again}.`;
    },
    changes: () => [],
  },
  CertificateBatchAdvanced: {
    sentence: ({ data: { insuredId, outcomes } }, names) =>
      `${holders(outcomes.length)} of the certificates of ${named(names.company(insuredId))} for many had their turn.`,
    changes: () => [],
  },
  CertificateBatchCompleted: {
    sentence: ({ data: { insuredId, issued, alreadyHas, refused } }, names) => {
      const parts = [
        `${holders(issued)} got one`,
        ...(alreadyHas === 0 ? [] : [`${holders(alreadyHas)} had the same already`]),
        ...(refused === 0 ? [] : [`${holders(refused)} could not get one`]),
      ];
      return `The certificates of ${named(names.company(insuredId))} for many have been issued: ${listed(parts)}.`;
    },
    changes: () => [],
  },
  CertificateBatchRequested: {
    sentence: ({ data: { insuredId, agencyId, policyId } }, names) =>
      `${named(names.company(insuredId))} requested that ${named(names.company(agencyId))} issue again the certificates that state ${named(names.policy(policyId))}.`,
    changes: () => [],
  },
};
