import type { CompiledRule, ReadAspect } from '../compiled.js';
import { sourcesOfPart, type Known, type ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { LineWorld } from '../line-world.js';
import { bestSource, type FactSource } from '../../insurance/source-table.js';

/** A value that an evaluation rests on: of which policy, and where it comes from. */
export interface ReadFact {
  readonly policyNumber: string;
  readonly sources: readonly FactSource[];
  /** Whether an agent has verified the policy: it may have entered the value as a claim. */
  readonly verified: boolean;
}

/** A layer counts by its limits and because it lies above the policy below. */
const OF_LAYERS: readonly ReadAspect[] = ['limits', 'schedule', 'trigger'];

/** What an evaluation of a policy rests on. Where nothing lies outside the policy, these are the values of the policy alone. */
export function factsRead(
  rule: CompiledRule,
  evaluation: Evaluation,
  policy: ProvidedPolicy,
  world: LineWorld,
): readonly ReadFact[] {
  const own = aspectsOf(rule, evaluation).map((aspect) => factOf(policy, partRead(rule, policy, aspect)));
  if (evaluation.reason === 'ENDORSEMENT.CLAIMED') return own.map(asClaim);
  const counted = evaluation.terms?.filter(({ policyId }) => policyId !== policy.policyId) ?? [];
  return counted.length === 0 ? own : [...own, ...counted.flatMap(({ policyId }) => factsOfOther(policyId, world))];
}

/** A limit or an endorsement has sources of its own where an edit of others left it as it was. */
function partRead(rule: CompiledRule, policy: ProvidedPolicy, aspect: ReadAspect): Pick<Known<unknown>, 'sources'> {
  const fact = policy[aspect];
  return rule.kind === 'limit' || rule.kind === 'endorsement' ? { sources: sourcesOfPart(fact, rule.code) } : fact;
}

function aspectsOf(rule: CompiledRule, { reason }: Evaluation): readonly ReadAspect[] {
  switch (rule.kind) {
    case 'limit':
      return ['limits'];
    case 'trigger':
      return reason === 'TRIGGER.RETROACTIVE_MET' ? ['trigger', 'retroactiveOn'] : ['trigger'];
    case 'endorsement':
      return ['endorsements'];
    // Who insures is stated by the policy; the rating itself is published.
    case 'rating':
      return ['carrier'];
    // A document is its own proof, with a day of its own; a certificate states neither where a policy is written nor that it is canceled.
    case 'further':
      return rule.reads.filter((aspect) => aspect !== 'documents' && aspect !== 'region' && aspect !== 'standing');
  }
}

/** A layer, or the policy below an umbrella that shares a combined requirement with it. */
function factsOfOther(policyId: string, { layers, below }: LineWorld): readonly ReadFact[] {
  const layer = layers.find((layer) => layer.policyId === policyId);
  if (layer) return provenOf(layer).map((aspect) => factOf(layer, layer[aspect]));
  const other = below.find((providedPolicy) => providedPolicy.policyId === policyId);
  return other ? [factOf(other, other.limits)] : [];
}

/** An attachment point and a retroactive date count where they are stated. */
function provenOf({ statedValues, retroactiveOn }: ProvidedPolicy): readonly ReadAspect[] {
  const attached = statedValues.value.attachmentPoint === undefined ? [] : ['statedValues' as const];
  return [...OF_LAYERS, ...attached, ...(retroactiveOn.value === null ? [] : ['retroactiveOn' as const])];
}

const factOf = (
  { policyNumber, verification }: ProvidedPolicy,
  { sources = [] }: Pick<Known<unknown>, 'sources'>,
): ReadFact => ({
  policyNumber,
  sources,
  verified: verification.value === 'verified',
});

/** That a policy is in force rests on its period. */
export const periodRead = (policy: ProvidedPolicy): readonly ReadFact[] => [factOf(policy, policy.period)];

/** Whoever entered it: what a certificate claims stays a claim. */
function asClaim(fact: ReadFact): ReadFact {
  const source = bestSource(fact.sources);
  return source === null ? fact : { ...fact, sources: [{ kind: 'claimedOnCertificate', on: source.on }] };
}
