import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { UnavailableCoverage } from '@covertrail/domain/request/request.contract';
import { unavailableReason } from '@covertrail/domain/fields/request-fields';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { messageOf } from '@covertrail/wording/fields/field-message';
import type { StepProblem } from '#shared/wizard/wizard-step';
import type { AnswerWork } from './answer-work.view.js';
import { missingLines } from './responding.hook.js';

/** What is said of requested lines that no chosen policy is of [D11]; what was said of a line that has one now is not sent. */
export const saidUnavailable = ({
  preview,
  chosen,
  draft,
}: Pick<AnswerWork, 'preview' | 'chosen' | 'draft'>): readonly UnavailableCoverage[] => {
  const missing = new Set(missingLines(preview, chosen).map(({ line }) => line));
  return (draft.unavailable ?? []).filter(({ line }) => missing.has(line));
};

export const reasonId = (line: CoverageLine): string => `unavailable-${line}`;

export function unavailableProblem(work: AnswerWork): StepProblem | null {
  for (const { line, reason } of saidUnavailable(work)) {
    const message = messageOf(unavailableReason, reason);
    if (message !== null) return { message, fieldId: reasonId(line) };
  }
  return null;
}

export const unavailableText = ({ line, reason }: UnavailableCoverage): string =>
  `${LINE_NAMES[line]}: ${reason.trim()}`;
