import type { CoverageLine } from '../insurance/coverage.js';
import { RULED_TERMS, TERM_RULES, type RuledTerm } from '../fields/term-rules.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { aspectsNotOf } from '../insurance/terms/aspects-of-line.js';
import { POLICY_ASPECTS, statedIn, type PolicyAspect } from '../insurance/terms/policy-aspects.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';

type Code = RuleBroken['code'];

/** What is wrong with an aspect of another line, where there is more to say than that. */
const NOT_OF_LINE: Readonly<Partial<Record<PolicyAspect, Code>>> = {
  schedule: 'POLICY.SCHEDULE_NOT_OF_LINE',
  blankets: 'POLICY.BLANKET_NOT_OF_LINE',
  exception: 'POLICY.EXCEPTION_NOT_OF_LINE',
};

/** What is wrong with a term that breaks its rule, likewise. */
const INVALID: Readonly<Partial<Record<RuledTerm, Code>>> = {
  remarks: 'POLICY.REMARK_INVALID',
  instructions: 'POLICY.TEXT_TOO_LONG',
  notes: 'POLICY.TEXT_TOO_LONG',
};

/** What holds for each aspect by its row and its rule: it stands on its lines alone, and fits. Throws `RuleBroken`. */
export function checkStatedAspects(line: CoverageLine, terms: PolicyTerms): void {
  const other = aspectsNotOf(line).find((aspect) => !equal(statedIn(terms, aspect), POLICY_ASPECTS[aspect].unstated));
  if (other !== undefined)
    throw new RuleBroken(NOT_OF_LINE[other] ?? 'POLICY.VALUE_NOT_OF_LINE', { line, value: other });
  const wrong = RULED_TERMS.find((term) => TERM_RULES[term].check(terms[term]) !== null);
  if (wrong !== undefined) throw new RuleBroken(INVALID[wrong] ?? 'POLICY.VALUE_INVALID', { value: wrong });
}
