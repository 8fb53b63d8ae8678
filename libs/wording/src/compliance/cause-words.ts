import type { AbsenceReason, FindingCause } from '@covertrail/domain/compliance/finding-causes';
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

/** What several requirements fail for: `General liability ended 11/09/2026`. */
export const causeText = ({ reason, line, on }: Omit<FindingCause, 'policyNumber'>): string =>
  CAUSES[reason](LINE_NAMES[line], on === null ? '' : dayText(on));

/** The same with the number of the policy: `General liability GL-88120 ended 11/09/2026`. */
export const causeTitle = ({ reason, line, policyNumber, on }: FindingCause): string =>
  CAUSES[reason](
    policyNumber === null || reason.startsWith('LINE.') ? LINE_NAMES[line] : `${LINE_NAMES[line]} ${policyNumber}`,
    on === null ? '' : dayText(on),
  );
