import { keysOf } from '../../kernel/record-of.js';
import type { CompiledRule, ReadAspect, Rests } from '../compiled.js';
import { sourcesOfParts, type ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation, Term } from '../finding.js';
import type { LineWorld } from '../line-world.js';
import { bestSource, type FactSource } from '../../insurance/source-table.js';

/** A value that an evaluation rests on: of which policy, and where it comes from. */
export interface ReadFact {
  readonly policyNumber: string;
  readonly sources: readonly FactSource[];
  /** Whether an agent has verified the policy: it may have entered the value as a claim. */
  readonly verified: boolean;
}

/** What an evaluation of a policy rests on. Where nothing lies outside the policy, these are the values of the policy alone. */
export function factsRead(
  rule: CompiledRule,
  evaluation: Evaluation,
  policy: ProvidedPolicy,
  world: LineWorld,
): readonly ReadFact[] {
  const own = factsOf(policy, restsOn(rule, evaluation, policy));
  if (evaluation.reason === 'ENDORSEMENT.CLAIMED') return own.map(asClaim);
  const counted = evaluation.terms?.filter(({ policyId }) => policyId !== policy.policyId) ?? [];
  return counted.length === 0 ? own : [...own, ...counted.flatMap((term) => factsOfOther(term, policy, world))];
}

function restsOn(rule: CompiledRule, evaluation: Evaluation, policy: ProvidedPolicy): Rests {
  switch (rule.kind) {
    case 'limit':
      return { limits: countedOf(policy, evaluation) ?? [rule.code] };
    case 'trigger':
      return evaluation.reason === 'TRIGGER.RETROACTIVE_MET'
        ? { trigger: 'all', retroactiveOn: 'all' }
        : { trigger: 'all' };
    case 'endorsement':
      return { endorsements: [rule.code] };
    // Who insures is stated by the policy; the rating itself is published.
    case 'rating':
      return { carrier: 'all' };
    case 'further':
      return rule.restsOn?.(policy, evaluation) ?? allOf(rule.reads);
  }
}

/** The limits of the policy itself that were counted: another one may stand for that which is required. */
function countedOf({ policyId }: ProvidedPolicy, { terms = [] }: Evaluation): readonly string[] | null {
  const own = terms.filter((term) => term.policyId === policyId).map(({ limit }) => limit);
  return own.length === 0 ? null : own;
}

/** A document is its own proof, with a day of its own; a certificate states neither where a policy is written nor that it is canceled. */
const NEVER_DEMANDED: readonly ReadAspect[] = ['documents', 'region', 'standing'];
const allOf = (reads: readonly ReadAspect[]): Rests =>
  Object.fromEntries(reads.filter((aspect) => !NEVER_DEMANDED.includes(aspect)).map((aspect) => [aspect, 'all']));

/** A layer, or the policy below an umbrella that shares a combined requirement with it. */
function factsOfOther(
  { policyId, limit }: Term,
  policy: ProvidedPolicy,
  { layers, below }: LineWorld,
): readonly ReadFact[] {
  const layer = layers.find((layer) => layer.policyId === policyId);
  if (layer) return factsOf(layer, { limits: [limit], schedule: [policy.line], ...statedOf(layer) });
  const other = below.find((providedPolicy) => providedPolicy.policyId === policyId);
  return other ? factsOf(other, { limits: [limit] }) : [];
}

/** A layer counts by its trigger too; an attachment point and a retroactive date count where they are stated. */
const statedOf = ({ statedValues, retroactiveOn }: ProvidedPolicy): Rests => ({
  trigger: 'all',
  ...(statedValues.value.attachmentPoint === undefined ? {} : { statedValues: ['attachmentPoint'] }),
  ...(retroactiveOn.value === null ? {} : { retroactiveOn: 'all' }),
});

function factsOf(policy: ProvidedPolicy, rests: Rests): readonly ReadFact[] {
  const { policyNumber, verification } = policy;
  const verified = verification.value === 'verified';
  return keysOf(rests).flatMap((aspect) => {
    const named = rests[aspect];
    const from = sourcesOfParts(policy[aspect], named === 'all' ? undefined : named);
    return from.map((sources) => ({ policyNumber, sources, verified }));
  });
}

/** That a policy is in force rests on its period. */
export const periodRead = (policy: ProvidedPolicy): readonly ReadFact[] => factsOf(policy, { period: 'all' });

/** Whoever entered it: what a certificate claims stays a claim. */
function asClaim(fact: ReadFact): ReadFact {
  const source = bestSource(fact.sources);
  return source === null ? fact : { ...fact, sources: [{ kind: 'claimedOnCertificate', on: source.on }] };
}
