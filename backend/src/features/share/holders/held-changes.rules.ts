import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { ASPECTS } from '@covertrail/domain/insurance/terms/policy-aspects';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { knownAt, termsAt } from '@covertrail/domain/policy/policy-on-day';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import type { BesideTerms } from '@covertrail/domain/share/share.contract';
import { dayText } from '@covertrail/wording/text/day-text';
import { listed } from '@covertrail/wording/text/sentence-parts';
import { changedTexts, type Texts } from '@covertrail/wording/text/text-changes';
import { termsTexts } from '@covertrail/wording/policy/terms-texts';

interface TextChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What a policy says otherwise than its holder was told, and the first day on which it does [D12]. */
export interface HeldChanges {
  readonly from: CalendarDate;
  readonly changes: readonly TextChange[];
}

const STATUS: Readonly<Record<PolicyStatus, string>> = {
  verified: 'active',
  expiring: 'active',
  unverified: 'unverified',
  rejected: 'rejected',
  expired: 'expired',
  canceled: 'canceled',
  pendingCancellation: 'canceled later',
  notYetInForce: 'not yet in force',
  archived: 'archived',
};
const ABSENT = 'not given';

/** On the first day from `today` on for which the two differ; null where they never do. */
export function heldChanges(before: AddedPolicy, after: AddedPolicy, today: CalendarDate): HeldChanges | null {
  for (const from of daysFrom(today, before, after)) {
    const changes = changedTexts(textsOn(before, from), textsOn(after, from), ABSENT).map((change) => ({
      before: ABSENT,
      ...change,
    }));
    if (changes.length > 0) return { from, changes };
  }
  return null;
}

/** Today, and each later day on which one of them changes. */
function daysFrom(today: CalendarDate, ...policies: readonly AddedPolicy[]): readonly CalendarDate[] {
  const later = policies.flatMap((policy) =>
    [policy.standing, policy.verification, ...ASPECTS.map((aspect) => policy[aspect])].flatMap((timeline) =>
      timeline.map(({ from }) => from).filter((from) => from > today),
    ),
  );
  return [...new Set([today, ...later])].sort();
}

const textsOn = (policy: AddedPolicy, day: CalendarDate): Texts => ({
  'Policy number': knownAt(policy.number, day).value,
  ...termsTexts(termsAt(policy, day)),
  Status: STATUS[policyStatus(policy, day)],
  ...canceledTexts(policy),
  ...(policy.replacedBy ? { 'Replaced by another policy': `from ${dayText(policy.replacedBy.from)}` } : {}),
});

function canceledTexts({ standing }: AddedPolicy): Texts {
  const last = standing.at(-1);
  return last?.value.status === 'canceled' ? { Canceled: `from ${dayText(last.from)}` } : {};
}

const FIRST = 3;

const BESIDE_TEXTS: Readonly<Record<BesideTerms, string>> = {
  locations: 'its locations',
  vehicles: 'its vehicles',
  documents: 'its documents',
};

/** `its documents and its locations changed`; null where nothing beside the terms did. */
export const besideText = (beside: readonly BesideTerms[]): string | null =>
  beside.length === 0 ? null : `${listed(beside.map((each) => BESIDE_TEXTS[each]))} changed`;

/** `Each occurrence: $1,000,000 → $2,000,000; Expiration date: …`, the first three of them, and what changed beside them. */
export function heldChangesText(held: HeldChanges | null, beside: readonly BesideTerms[]): string {
  const further = besideText(beside);
  if (held === null) return further ?? 'nothing that it says is otherwise than before';
  const { changes } = held;
  const texts = changes.slice(0, FIRST).map(({ label, before, after }) => `${label}: ${before} → ${after}`);
  const more = changes.length > FIRST ? [`and ${changes.length - FIRST} more`] : [];
  return [...texts, ...more, ...(further === null ? [] : [further])].join('; ');
}
