import type {
  Announced,
  NoLongerBecause,
  PolicySinceCertified,
} from '../issued-certificate/certificate-check.contract.js';
import type { CalendarDate } from '../kernel/dates.js';
import { fold } from '../kernel/decider.js';
import { certifiableOn } from './policy-certifiable.js';
import { isInForce, policyAt } from './policy-on-day.js';
import { policyDecider } from './policy.decider.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';

/** A certificate of a policy: up to which revision of its stream it was read, and the day of issue. */
export interface CertifiedAsOf {
  readonly revision: number;
  readonly issuedOn: CalendarDate;
}

/**
 * What a certificate states of a policy, and what of it is true on a day. Null where no event of the stream up to that revision can be read.
 * A change that is valid from a later day on is none yet [E05].
 */
export function sinceCertified(
  policy: AddedPolicy,
  { revision, issuedOn }: CertifiedAsOf,
  today: CalendarDate,
): PolicySinceCertified | null {
  const read: PolicyState = fold(
    policyDecider,
    policy.history.filter((event) => event.revision <= revision),
  );
  if (read === null) return null;
  const because = noLonger(policy, today);
  return {
    certified: certifiableOn(read, issuedOn).certified,
    present: certifiableOn(policy, today).certified,
    isInForce: because.every(({ is }) => is === 'notVerified'),
    because,
    announced: announced(policy, today),
  };
}

/** A policy that another one replaces ends on that day, which says nothing more. */
function noLonger(policy: AddedPolicy, today: CalendarDate): readonly NoLongerBecause[] {
  const reason = reasonOn(policy, today);
  const next = policy.replacedBy;
  const replaced: readonly NoLongerBecause[] = next && next.from <= today ? [{ is: 'replaced', on: next.from }] : [];
  const ends = reason?.is === 'canceled' && reason.on === next?.from;
  return [...(reason === null || ends ? [] : [reason]), ...replaced];
}

function reasonOn(policy: AddedPolicy, today: CalendarDate): NoLongerBecause | null {
  const { because } = certifiableOn(policy, today);
  const { effectiveOn, expiresOn } = policyAt(policy, today)!.period.value;
  if (because === 'expired') return { is: because, on: expiresOn };
  if (because === 'notYetInForce') return { is: because, on: effectiveOn };
  return because === 'canceled' ? { is: because, on: canceledOn(policy, today) } : because && { is: because };
}

/** The day from which on it is canceled: the last one that is not later than today. */
const canceledOn = ({ standing }: AddedPolicy, today: CalendarDate): CalendarDate =>
  standing.findLast(({ from }) => from <= today)?.from ?? today;

function announced(policy: AddedPolicy, today: CalendarDate): readonly Announced[] {
  if (!isInForce(policy, today)) return [];
  const later = policy.standing.find(({ from, value }) => from > today && value.status === 'canceled')?.from;
  const next = policy.replacedBy?.from;
  return [
    ...(later === undefined || later === next ? [] : [{ is: 'canceled' as const, on: later }]),
    ...(next === undefined || next <= today ? [] : [{ is: 'replaced' as const, on: next }]),
  ];
}
