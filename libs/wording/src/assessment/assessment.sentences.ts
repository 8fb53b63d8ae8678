import type { AssessmentEvent } from '@covertrail/domain/assessment/assessment.contract';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

/** Ours, for sentences; the status words of screens are in status-display. */
const VERDICT_WORDS: Readonly<Record<Outcome, string>> = {
  pass: 'meets the requirements',
  fail: 'falls short of the requirements',
  review: 'needs a review',
  unknown: 'cannot be checked because facts are missing',
};

function soFar(before: Outcome | null, after: Outcome): string {
  if (before === null) return '';
  return before === after ? 'still ' : 'now ';
}

export const assessmentSentences: Sentences<AssessmentEvent> = {
  ComplianceAssessed: {
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
  },
};
