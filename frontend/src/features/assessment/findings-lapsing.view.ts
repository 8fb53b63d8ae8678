import { isExcepted } from '@covertrail/domain/compliance/excepted';
import { LAST_DAY, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';

/** Requirements that are met by exception only, those that lapse first at the beginning; those without a last day at the end. */
export const exceptedFindings = (findings: readonly FindingText[]): readonly FindingText[] =>
  findings.filter(isExcepted).sort((a, b) => (lapseDay(a) ?? LAST_DAY).localeCompare(lapseDay(b) ?? LAST_DAY));

/** The first day on which its exception no longer holds; null where it holds until it is withdrawn. */
const lapseDay = ({ exception }: Pick<FindingText, 'exception'>): CalendarDate | null => exception?.lapsesOn ?? null;

/** What a compliant verdict is called: `Compliant by Exception until 11/27/2026`, `Nothing to do until 01/01/2027`. */
export function settledTitle({ findings, holdsUntil }: Pick<Verdict, 'findings' | 'holdsUntil'>): string {
  const [first] = exceptedFindings(findings);
  const until = first ? lapseDay(first) : holdsUntil;
  const days = until === null || until === LAST_DAY ? '' : ` until ${dayText(until)}`;
  return `${first ? 'Compliant by Exception' : 'Nothing to do'}${days}`;
}

/** Until when every requirement is met, and what ends it: `…until 01/01/2027, when GL-88120 ends.` */
export function settledText({ holdsUntil, holdsBecause }: Pick<Verdict, 'holdsUntil' | 'holdsBecause'>): string {
  const until = holdsUntil === null || holdsUntil === LAST_DAY ? null : holdsUntil;
  if (until === null || holdsBecause === null)
    return 'Every requirement is met. If that changes, the steps to fix it are listed here.';
  return `Every requirement is met until ${dayText(until)}, when ${holdsBecause}. What is missing then is listed here with the steps to fix it.`;
}

/** What becomes of a requirement that is met by exception only. */
export function lapseText(finding: Pick<FindingText, 'exception'>): string {
  const day = lapseDay(finding);
  return day === null
    ? 'The exception holds until it is withdrawn. Without it:'
    : `The exception lapses on ${dayText(day)}. From then on:`;
}
