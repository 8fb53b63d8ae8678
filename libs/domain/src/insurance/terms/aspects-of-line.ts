import { hasBlankets, isOfEmployees, isUmbrella } from '../line-facts.js';
import type { CoverageLine } from '../line-codes.js';
import { ASPECTS, POLICY_ASPECTS, type LineKind, type PolicyAspect } from './policy-aspects.js';
import type { PolicyTerms } from './policy-terms.js';

const IS_OF: Readonly<Record<LineKind, (line: CoverageLine) => boolean>> = {
  layers: isUmbrella,
  employees: isOfEmployees,
  goods: hasBlankets,
};

/** Whether policies of a line state an aspect. */
export function isAspectOf(line: CoverageLine, aspect: PolicyAspect): boolean {
  const { of } = POLICY_ASPECTS[aspect];
  if (of === undefined) return true;
  return typeof of === 'string' ? IS_OF[of](line) : of.includes(line);
}

/** The aspects that policies of a line leave unstated. */
export const aspectsNotOf = (line: CoverageLine): readonly PolicyAspect[] =>
  ASPECTS.filter((aspect) => !isAspectOf(line, aspect));

/** Terms of which nothing belongs to another line. */
export const termsOfLine = (line: CoverageLine, terms: PolicyTerms): PolicyTerms => ({
  ...terms,
  ...Object.fromEntries(
    aspectsNotOf(line).map((aspect) => [POLICY_ASPECTS[aspect].term, POLICY_ASPECTS[aspect].unstated]),
  ),
});
