import type { Outcome } from '@covertrail/domain/compliance/finding';
import { listed } from '../text/sentence-parts.js';

interface Effect {
  readonly requesterId: string;
  readonly before: Outcome;
  readonly after: Outcome;
}

/** What a requester sees of a supplier with an outcome. */
export const SHOWN_OUTCOMES: Readonly<Record<Outcome, string>> = {
  pass: 'Compliant',
  fail: 'Non-Compliant',
  review: 'Requires Review',
  unknown: 'Not known yet',
};

const ORDER: readonly Outcome[] = ['pass', 'review', 'unknown', 'fail'];

/** What an approval does to whom: `2 requesters will show Compliant. 1 requester stays Non-Compliant.` */
export function approvalEffectText(effects: readonly Effect[]): string {
  if (effects.length === 0) return 'No requester is shown this policy, so nobody sees a difference.';
  const said = (will: boolean, shows: (many: boolean) => string): readonly string[] =>
    ORDER.flatMap((outcome) => {
      const count = requestersIn(
        effects.filter(({ before, after }) => after === outcome && (before !== after) === will),
      );
      return count === 0 ? [] : `${requesters(count)} ${shows(count > 1)} ${SHOWN_OUTCOMES[outcome]}.`;
    });
  return [...said(true, () => 'will show'), ...said(false, (many) => (many ? 'stay' : 'stays'))].join(' ');
}

/** What falls to Unverified by an edit that an agent must approve, and for how many requesters. */
export function unverifiedText(labels: readonly string[], count: number): string {
  const falls = `Unverified until your agent approves: ${listed(labels)}. All else stays as the agent verified it.`;
  return count === 0
    ? `${falls} No requester is shown this policy.`
    : `${falls} ${requesters(count)} will see the policy as Unverified until then.`;
}

const requesters = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'requester' : 'requesters'}`;

/** One requester may have several projects. */
const requestersIn = (effects: readonly Effect[]): number =>
  new Set(effects.map(({ requesterId }) => requesterId)).size;
