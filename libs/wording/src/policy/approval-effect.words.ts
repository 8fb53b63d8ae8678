import type { Outcome } from '@covertrail/domain/compliance/finding';

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

/** What an edit that an agent must approve does meanwhile, to so many requesters. */
export function unverifiedText(count: number): string {
  const until = 'Until your agent approves this, the policy is Unverified';
  return count === 0 ? `${until}. No requester is shown it.` : `${until} for ${requesters(count)}.`;
}

const requesters = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'requester' : 'requesters'}`;

/** One requester may have several projects. */
const requestersIn = (effects: readonly Effect[]): number =>
  new Set(effects.map(({ requesterId }) => requesterId)).size;
