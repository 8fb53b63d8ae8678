import { calendarDate } from '@covertrail/domain/fields/date-text';
import {
  chosenFindings,
  exceptionDecision,
  exceptionDuration,
  reviewDuration,
} from '@covertrail/domain/fields/exception-fields';
import { remarks } from '@covertrail/domain/fields/note-fields';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { UploadedFile } from '@covertrail/contracts/calls/uploaded-file';
import type { DecidableFinding } from '@covertrail/contracts/history/history.replies';
import type { DecideExceptionsDto } from '@covertrail/contracts/exception/exception.inputs';
import type { FormRules } from '../forms/field-resolver.js';

/** What the dialog of exceptions holds; a choice that is not made is empty text. */
export interface ExceptionValues {
  readonly decision: DecideExceptionsDto['decision'] | '';
  readonly duration: DecideExceptionsDto['duration'] | '';
  readonly customDate: string;
  readonly scope: NonNullable<DecideExceptionsDto['scope']>;
  readonly comment: string;
  readonly documents: readonly UploadedFile[];
  /** Rules of the chosen findings. */
  readonly findings: readonly string[];
}

/** The rules of the fields. Where only reviews are chosen, or nothing is and only reviews are offered, the missing duration is worded for a review [H02]. */
export function exceptionRules(offered: readonly DecidableFinding[], today: CalendarDate): FormRules<ExceptionValues> {
  const onlyReviews = (chosen: readonly string[]) =>
    offered.every(({ rule, kind }) => kind === 'review' || (chosen.length > 0 && !chosen.includes(rule)));
  return {
    findings: chosenFindings,
    decision: exceptionDecision,
    duration: (value, { findings }) => (onlyReviews(findings) ? reviewDuration : exceptionDuration).check(value),
    customDate: (value, { duration }) => {
      if (duration !== 'customDate') return null;
      return calendarDate.check(value) ?? (String(value) <= today ? 'Please choose a day after today.' : null);
    },
    comment: remarks,
  };
}

/** What is sent: each finding with the sentence that the person read. */
export function exceptionBody(
  { decision, duration, customDate, scope, comment, documents, findings }: ExceptionValues,
  offered: readonly DecidableFinding[],
): DecideExceptionsDto | null {
  if (decision === '' || duration === '') return null;
  return {
    decision,
    duration,
    scope,
    comment,
    ...(duration === 'customDate' ? { customDate } : {}),
    ...(documents.length === 0 ? {} : { documents: documents.map(({ uploadId }) => uploadId) }),
    findings: offered.filter(({ rule }) => findings.includes(rule)).map(({ rule, sentence }) => ({ rule, sentence })),
  };
}
