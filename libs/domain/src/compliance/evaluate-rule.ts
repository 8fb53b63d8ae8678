import type { CalendarDate } from '../kernel/dates.js';
import { equal } from '../kernel/equal.js';
import { keysOf } from '../kernel/record-of.js';
import type { CompiledLine, CompiledRule } from './compiled.js';
import type { CoverageLine, ProvidedPolicy } from '../insurance/coverage.js';
import { withCurrency } from './currency.js';
import type { Fix, Evaluation, Term } from './finding.js';
import type { Params } from './finding-params.js';
import type { LineWorld } from './line-world.js';
import { withProof } from './proof/evaluate-proof.js';
import { factsRead, periodRead } from './proof/facts-read.js';
import { evaluateEndorsement } from './rules/endorsement.js';
import { evaluateLimit } from './rules/limit.js';
import { unlessAtOdds } from './rules/limits-at-odds.js';
import { evaluatePresence } from './rules/presence.js';
import { evaluateRating } from './rules/rating.js';
import { evaluateTrigger } from './rules/trigger.js';

/** One rule on one policy of a line, with everything that may affect the line, and with the proof that is demanded. */
export function evaluateRule(
  rule: CompiledRule,
  policy: ProvidedPolicy,
  world: LineWorld,
  day: CalendarDate,
): Evaluation {
  const evaluation = withCurrency(rule, evaluateByKind(rule, policy, world, day), policy);
  return rule.proof === undefined
    ? evaluation
    : withProof(rule.proof, evaluation, factsRead(rule, evaluation, policy, world), day);
}

/** Whether a policy of a line is verified and in force, with the proof that is demanded. `candidates`: the other policies of the line. */
export function evaluateInForce(
  { line, proof }: Pick<CompiledLine, 'line' | 'proof'>,
  policy: ProvidedPolicy,
  day: CalendarDate,
  candidates: readonly ProvidedPolicy[] = [],
): Evaluation {
  const evaluation = inPlaceOf(line, policy, evaluatePresence(policy, day, candidates));
  return proof === null ? evaluation : withProof(proof, evaluation, periodRead(policy), day);
}

/** A policy of another line is named with its line. */
const inPlaceOf = (line: CoverageLine, policy: ProvidedPolicy, evaluation: Evaluation): Evaluation =>
  policy.line === line ? evaluation : { ...evaluation, params: { ...evaluation.params, ofLine: policy.line } };

function evaluateByKind(rule: CompiledRule, policy: ProvidedPolicy, world: LineWorld, day: CalendarDate): Evaluation {
  switch (rule.kind) {
    case 'limit':
      return unlessAtOdds(rule, policy, evaluateLimit(rule, policy, world, day));
    case 'trigger':
      return evaluateTrigger(rule, policy);
    case 'endorsement':
      return evaluateEndorsement(rule, policy, day, world.forms);
    case 'rating':
      return evaluateRating(rule, policy);
    case 'further':
      return rule.evaluate(policy, day, world.forms, world);
  }
}

/** True when two evaluations are the same. */
export const sameEvaluation = (a: Evaluation, b: Evaluation): boolean =>
  a.reason === b.reason &&
  a.met === b.met &&
  a.outcome === b.outcome &&
  a.required === b.required &&
  a.available === b.available &&
  sameParams(a.params, b.params) &&
  sameTerms(a.terms, b.terms) &&
  sameFix(a.fix, b.fix);

function sameParams(a: Params, b: Params): boolean {
  if (a === b) return true;
  for (const key of keysOf(a)) if (a[key] !== b[key] && !equal(a[key], b[key])) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}

function sameTerms(a: readonly Term[] = [], b: readonly Term[] = []): boolean {
  return a.length === b.length && a.every((term, index) => sameTerm(term, b[index]));
}

const sameTerm = (a: Term, b: Term | undefined): boolean =>
  b !== undefined &&
  a.policyId === b.policyId &&
  a.amount === b.amount &&
  a.limit === b.limit &&
  a.policyNumber === b.policyNumber;

const sameFix = (a: Fix | undefined, b: Fix | undefined): boolean =>
  a === b ||
  (a !== undefined && b !== undefined && a.code === b.code && a.by === b.by && sameParams(a.params, b.params));
