import type { Catalogue } from '../catalogue/event-description.js';
import { named } from '../catalogue/wording.js';
import type { Outcome } from '../compliance/finding.js';
import type { AssessmentEvent } from './assessment.contract.js';

/** Ours, for sentences; the status words of screens are in status-display. */
const VERDICT_WORDS: Readonly<Record<Outcome, string>> = {
  pass: 'meets the requirements',
  fail: 'falls short of the requirements',
  review: 'needs a review',
  unknown: 'cannot be judged for want of facts',
};

function soFar(before: Outcome | null, after: Outcome): string {
  if (before === null) return '';
  return before === after ? 'still ' : 'now ';
}

/** The requester, the supplier and its agency read the verdict. */
export const assessmentCatalogue: Catalogue<AssessmentEvent> = {
  ComplianceAssessed: {
    feature: 'assessment',
    version: 1,
    upcasters: {},
    audience: ({ data: { requesterId, insuredId } }) => ({ companies: [requesterId, insuredId], insuredId }),
    sentence: ({ data: { insuredId, projectId, before, after } }, names) => {
      const verdict = `${soFar(before, after)}${VERDICT_WORDS[after]}`;
      return `${named(names.company(insuredId))} ${verdict} for ${named(names.project(projectId))}.`;
    },
    changes: ({ data: { before, after, findings } }) => {
      const met = findings.filter(({ outcome }) => outcome === 'pass').length;
      const verdict = { label: 'Verdict', after: VERDICT_WORDS[after] };
      return [
        ...(before === after ? [] : [before === null ? verdict : { ...verdict, before: VERDICT_WORDS[before] }]),
        { label: 'Requirements met', after: `${met} of ${findings.length}` },
      ];
    },
    effectiveFrom: ({ data }) => data.validAt,
  },
};
