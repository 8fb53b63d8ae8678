import type { CorrectionEvent, VerdictsCorrected } from '@covertrail/domain/correction/correction.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { upperFirst } from '../text/first-letter.js';
import { ended, listed, named, plain } from '../text/sentence-parts.js';
import { correctionCauseText } from './correction-cause-words.js';
import {
  correctedDaysText,
  correctedFindingWord,
  correctedRequirement,
  correctedRequirementsText,
  correctedSpansText,
  wasWord,
} from './correction-words.js';

const supplier = (
  { insuredId, projectId }: Pick<VerdictsCorrected['data'], 'insuredId' | 'projectId'>,
  names: Names,
): string => `${named(names.company(insuredId))}, for ${named(names.project(projectId))},`;

export const correctionSentences: Sentences<CorrectionEvent> = {
  VerdictsCorrected: {
    sentence: ({ data }, names) => {
      const said = `${supplier(data, names)} ${correctedSpansText(data.spans)}, ${correctionCauseText(data, names)}`;
      return ended(
        data.findings.length === 0 ? said : `${said}. It concerns ${correctedRequirementsText(data.findings)}`,
      );
    },
    changes: ({ data: { findings } }) =>
      findings.map((finding) => ({
        label: `${upperFirst(correctedRequirement(finding))} ${correctedDaysText(finding)}`,
        before: correctedFindingWord(finding.before),
        after: wasWord(finding, correctedFindingWord),
      })),
  },
  CorrectionAcknowledged: {
    sentence: ({ data }, names) => {
      const said = `${named(names.company(data.requesterId))} acknowledged what a correction changed about ${supplier(data, names).slice(0, -1)}`;
      return ended(data.comment.trim() === '' ? said : `${said}: ${plain(data.comment)}`);
    },
    changes: () => [],
  },
  CorrectionNoticeSent: {
    sentence: ({ data }, names) =>
      `${listed(data.companyIds.map((id) => named(names.company(id))))} ${data.companyIds.length === 1 ? 'was' : 'were'} notified again that ${supplier(data, names)} ${ended(correctedSpansText(data.spans))}`,
    changes: () => [],
  },
};
