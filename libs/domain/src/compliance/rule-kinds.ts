import type { CoverageLine } from '../insurance/coverage.js';

/** The kinds of requirements that every template knows. */
const BASE_RULE_KINDS = ['inForce', 'limit', 'trigger', 'endorsement', 'rating'] as const;
export type BaseRuleKind = (typeof BASE_RULE_KINDS)[number];

/** The kinds of further requirements: `further/`. */
export const FURTHER_RULE_KINDS = [
  'coverage',
  'symbols',
  'aggregate',
  'condition',
  'deductible',
  'coinsurance',
  'valuation',
  'value',
  'exclusions',
  'proprietors',
  'stateFund',
  'remark',
  'tail',
  'document',
  'holder',
  'underlying',
  'notice',
  'wholeProject',
] as const;
export type FurtherRuleKind = (typeof FURTHER_RULE_KINDS)[number];

/** The name of a further requirement: `automobile.symbols`, `commercialProperty.deductible.buildingLimit`. */
export const furtherRule = (line: CoverageLine, kind: FurtherRuleKind, code?: string): string =>
  code === undefined ? `${line}.${kind}` : `${line}.${kind}.${code}`;

/** A rule reads `line.kind` or `line.kind.code`, with a number behind when something is required twice. */
export type NamedRule =
  | { readonly is: 'base'; readonly kind: BaseRuleKind; readonly code: string }
  | { readonly is: 'further'; readonly kind: FurtherRuleKind; readonly code: string };

/** The kind of a rule by its name, and what stands behind it; that a policy is in force where the kind is not known. */
export function readRule(rule: string): NamedRule {
  const [, named = '', code = ''] = rule.split('.');
  const further = FURTHER_RULE_KINDS.find((kind) => kind === named);
  if (further !== undefined) return { is: 'further', kind: further, code };
  return { is: 'base', kind: BASE_RULE_KINDS.find((kind) => kind === named) ?? 'inForce', code };
}
