import { lapseDay, sortFindings } from '@covertrail/domain/compliance/finding-causes';
import { LAST_DAY } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';

/** What a compliant verdict is called: `Compliant by Exception until 11/27/2026`, `Nothing to do until 01/01/2027`. */
export function settledTitle({ findings, holdsUntil }: Pick<Verdict, 'findings' | 'holdsUntil'>): string {
  const [first] = sortFindings(findings).excepted;
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
