import { nextChange, setFrom, type Timeline } from '../kernel/timeline.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { AspectChange, PolicyTerms } from '../insurance/terms/policy-terms.js';
import { aspectOf } from './policy-aspects.js';
import { diffTerms } from './policy-diff.js';
import { inFull, namedTerms } from './policy-given-terms.js';
import { knownAt } from './policy-on-day.js';
import { checkTerms } from './policy-terms.js';
import type { PolicyCommand, PolicyFacts } from './policy-command.contract.js';
import type { PolicyEvent } from './policy.contract.js';
import type { AddedPolicy } from './policy.state.js';

type FromCertificate = Extract<PolicyCommand, { readonly type: 'EnterFromCertificate' }>;

/**
 * What a person confirmed of a certificate. What was accepted as read is claimed on the certificate; what the person typed instead comes from the
 * person, so it is an edit of its own. Both hold from one day on, and both are recorded or none.
 */
export function enteredFromCertificate(
  command: FromCertificate,
  state: AddedPolicy,
  facts: PolicyFacts,
): PolicyEvent[] {
  const { effectiveFrom, evidence } = command;
  if (knownAt(state.standing, effectiveFrom).value.status === 'canceled') throw new RuleBroken('POLICY.CANCELED');
  const terms = inFull(namedTerms(command.terms, facts));
  checkTerms(state.line, terms);
  const edit = { effectiveFrom, enteredWrongly: false } as const;
  const read = diffTerms(state, {
    ...edit,
    terms: acceptedTerms(command, terms, state),
    source: 'claimedOnCertificate',
    evidence,
  });
  const changes = [...read, ...diffTerms(after(read, state), { ...edit, terms })];
  if (changes.some((change) => isChangedLater(change, state))) throw new RuleBroken('POLICY.CHANGED_SINCE_CERTIFICATE');
  return changes;
}

/** Where the person typed another insurer, what was accepted leaves the insurer as it was. */
function acceptedTerms(
  { accepted, effectiveFrom }: FromCertificate,
  { carrier }: PolicyTerms,
  state: AddedPolicy,
): PolicyTerms {
  const { carrierId, ...rest } = accepted;
  return inFull({
    ...rest,
    carrier: carrierId === carrier.carrierId ? carrier : knownAt(state.carrier, effectiveFrom).value,
  });
}

/** The policy after some changes, to be compared with alone: no event has recorded them yet. */
const after = (changes: readonly AspectChange[], state: AddedPolicy): AddedPolicy =>
  changes.reduce((policy, { type, data }) => {
    const aspect = aspectOf(type);
    if (aspect === undefined) return policy;
    const timeline: Timeline<unknown> = policy[aspect];
    return { ...policy, [aspect]: setFrom(timeline, data.effectiveFrom, data.after) };
  }, state);

/** What was changed from a later day on is known since: a certificate of an earlier day never overwrites it. */
function isChangedLater({ type, data }: AspectChange, state: AddedPolicy): boolean {
  const aspect = aspectOf(type);
  if (aspect === undefined) return false;
  const timeline: Timeline<unknown> = state[aspect];
  return nextChange(timeline, data.effectiveFrom) !== undefined;
}
