import {
  isAbsenceCause,
  type AbsenceReason,
  type FindingCause,
  type InsurerReason,
} from '@covertrail/domain/compliance/finding-causes';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { LINE_NAMES } from '../insurance/labels.js';
import { dayText } from '../text/day-text.js';

type Words = (policy: string, on: string) => string;

const onDay = (on: string): string => (on === '' ? '' : ` ${on}`);

/** `policy` is the line with the number of the policy where it is named. */
const CAUSES: Readonly<Record<AbsenceReason, Words>> = {
  'POLICY.REJECTED': (policy) => `${policy} was rejected by the agent`,
  'POLICY.NOT_BEGUN': (policy, on) => `${policy} does not begin until${onDay(on)}`,
  'POLICY.ENDED': (policy, on) => `${policy} ended${onDay(on)}`,
  'POLICY.ENDED_TODAY': (policy, on) => `${policy} ended${onDay(on)}`,
  'POLICY.CANCELED': (policy, on) => `${policy} was canceled${onDay(on)}`,
  'LINE.ABSENT': (line) => `${line} is missing`,
  'LINE.NOTHING_SHARED': (line) => `${line}: nothing shared yet`,
  'LINE.STOP_GAP_BESIDE': (line) => `${line}: a state fund may insure it`,
};

const BELOW = (insurer: string): string => `AM Best rating of ${insurer} too low`;
const UNDER_REVIEW = (insurer: string): string => `AM Best rating of ${insurer} under review`;
const INSURERS: Readonly<Record<InsurerReason, (insurer: string) => string>> = {
  'RATING.STRENGTH_BELOW': BELOW,
  'RATING.SIZE_BELOW': BELOW,
  'RATING.BOTH_BELOW': BELOW,
  'RATING.NOT_GIVEN': (insurer) => `AM Best rating of ${insurer} not known`,
  'RATING.SIZE_NOT_GIVEN': (insurer) => `Financial size of ${insurer} not known`,
  'RATING.NOT_RATED': (insurer) => `${insurer} not rated by AM Best`,
  'RATING.SUSPENDED': (insurer) => `AM Best rating of ${insurer} suspended`,
  'RATING.UNDER_REVIEW': UNDER_REVIEW,
  'RATING.UNDER_REVIEW_REFUSED': UNDER_REVIEW,
};

/** What several requirements fail for: `General liability ended 11/09/2026`, `AM Best rating of Lone Pine Captive too low`. */
export const causeText = (cause: FindingCause): string =>
  isAbsenceCause(cause)
    ? CAUSES[cause.reason](LINE_NAMES[cause.line], endText(cause.on))
    : INSURERS[cause.reason](cause.insurer);

/** The same with the number of the policy: `General liability GL-88120 ended 11/09/2026`. */
export function causeTitle(cause: FindingCause): string {
  if (!isAbsenceCause(cause) || cause.policyNumber === null || cause.reason.startsWith('LINE.'))
    return causeText(cause);
  return CAUSES[cause.reason](`${LINE_NAMES[cause.line]} ${cause.policyNumber}`, endText(cause.on));
}

const endText = (on: CalendarDate | null): string => (on === null ? '' : dayText(on));
