import { CalendarClock, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { LAST_DAY } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { findingOutcome, OutcomeIcon, OutcomePill, OUTCOMES, type ShownOutcome } from '#shared/ui/outcome-pill.tsx';
import { useCheckedText } from '../checked-text.hook.js';

interface WhyTallyProps {
  readonly verdict: Verdict;
  /** What to show of all together: it may be being checked. */
  readonly outcome: ShownOutcome;
}

const ORDER: readonly ShownOutcome[] = ['fail', 'unknown', 'review', 'excepted', 'pass'];

/** The number of requirements with each outcome, as numbers and as a bar. */
export function WhyTally({ verdict: shown, outcome }: WhyTallyProps) {
  const { findings, outcome: verdict, outcomeWithout, holdsUntil, holdsBecause } = shown;
  const { text: checked, isStopped } = useCheckedText(shown);
  const titleId = useId();
  const parts = ORDER.map((shownOutcome) => ({
    outcome: shownOutcome,
    count: findings.filter((finding) => findingOutcome(finding) === shownOutcome).length,
  }));
  const given = parts.filter(({ count }) => count > 0);
  return (
    <section className="ui segment panel why-tally" aria-labelledby={titleId}>
      <div className="why-tally-head">
        <h2 id={titleId}>{plural(findings.length, 'requirement')}</h2>
        <span aria-live="polite">
          <OutcomePill outcome={outcome} />
        </span>
        <span className="sub">
          <CalendarClock size={14} aria-hidden /> {checked} {isStopped ? null : holdsText(holdsUntil, holdsBecause)}
        </span>
        {outcomeWithout !== verdict && outcomeWithout !== 'notKnownYet' ? (
          <span className="sub">
            <ShieldCheck size={14} aria-hidden /> Without exceptions: <OutcomePill outcome={outcomeWithout} short />
          </span>
        ) : null}
      </div>
      <div className="why-tally-bar" aria-hidden>
        {given.map((part) => (
          <i key={part.outcome} className={part.outcome} style={{ flexGrow: part.count }} />
        ))}
      </div>
      <ul className="why-tally-list">
        {given.map((part) => (
          <li key={part.outcome}>
            <OutcomeIcon outcome={part.outcome} />
            <b className="num">{part.count}</b>
            <span>{OUTCOMES[part.outcome].short}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function holdsText(until: string | null, because: string | null): string {
  if (until === null || until === LAST_DAY) return 'Holds until something changes.';
  return `Holds until ${dayText(until)}${because ? `, when ${because}` : ''}, unless something else changes before.`;
}
