import type { CompiledFurther, CompiledLimit, CompiledRule, CompiledStandIn } from './compiled.js';
import type { CoverageLine, LimitCode } from '../insurance/coverage.js';
import { FURTHER_FIELDS, FURTHER_KINDS } from './further/further-kinds.js';
import { lacking } from './further/further-kind.js';
import { symbolsByCover } from './further/symbols.js';
import { endorsementOf, liftOf } from '../insurance/line-facts.js';
import { widerLimit } from './limit-choices.js';
import { symbolsOfLine } from '../insurance/lines/line-coverage.js';
import { limitInstead, standInOf } from '../insurance/lines/stand-ins.js';
import type { LineRequirements, Requirements } from './requirements.js';
import { splitLimitsOf } from '../insurance/split-limits.js';

/** The lines whose policies may answer for a line; without those whose limits would then count for two required lines. */
export function acceptedInstead(
  line: CoverageLine,
  requirements: readonly LineRequirements[],
  { lines }: Requirements,
): readonly CoverageLine[] {
  const accepted = new Set(requirements.flatMap(({ acceptInstead = [] }) => acceptInstead));
  return [...accepted].filter((other) => {
    const row = standInOf(other, line);
    return row !== null && !(row.once && lines.some((required) => required.line === other));
  });
}

/**
 * The rules of a line as policies of another line are evaluated by them: by the limits that stand for those that are asked for, by the
 * endorsements and terms that such policies state. What they cannot state is for the requester to decide.
 */
export function compileStandIn(
  line: CoverageLine,
  other: CoverageLine,
  required: readonly LineRequirements[],
  rules: readonly CompiledRule[],
): CompiledStandIn {
  const row = standInOf(other, line);
  const further = required.flatMap((part) => furtherInstead(line, other, part));
  let place = 0;
  return {
    line: other,
    rules: rules.map((rule) =>
      rule.kind === 'further' ? named(rule, further[place++] ?? notStated(rule)) : ruleInstead(rule, other),
    ),
    provides: row?.autos ? { type: row.autos.type, parts: row.autos.symbols.map(([part]) => part) } : null,
    beside: row?.beside === true,
  };
}

const named = ({ rule, proof, region }: CompiledFurther, instead: CompiledFurther): CompiledFurther => ({
  ...instead,
  rule,
  ...(proof === undefined ? {} : { proof }),
  ...(region === undefined ? {} : { region, params: { ...instead.params, region } }),
});

function ruleInstead(rule: Exclude<CompiledRule, CompiledFurther>, other: CoverageLine): CompiledRule {
  switch (rule.kind) {
    case 'limit': {
      const limit = limitInstead(other, rule.line, rule.code);
      return limit === null ? notStated(rule, rule.atLeast) : limitOf(rule, other, limit);
    }
    case 'endorsement':
      return endorsementOf(other, rule.code) === null ? notStated(rule) : rule;
    case 'trigger':
    case 'rating':
      return rule;
  }
}

const limitOf = (rule: CompiledLimit, line: CoverageLine, code: LimitCode): CompiledLimit => ({
  ...rule,
  line,
  code,
  params: { ...rule.params, limit: code },
  kinds: splitLimitsOf(line),
  wider: widerLimit(code),
  lift: rule.lift === null ? null : liftOf(code),
});

/** `required`: cents of a limit. */
function notStated({ rule, params }: Pick<CompiledRule, 'rule' | 'params'>, required?: number): CompiledFurther {
  return {
    kind: 'further',
    rule,
    params,
    reads: [],
    evaluate: (policy) => ({
      ...lacking('review', 'STAND_IN.NOT_STATED', 'FIX.DECIDE_STAND_IN', { ...params, ofLine: policy.line }, policy),
      ...(required === undefined ? {} : { required }),
    }),
  };
}

/** What is required further, in the same order: each kind as the other line states it. */
function furtherInstead(
  line: CoverageLine,
  other: CoverageLine,
  required: LineRequirements,
): readonly CompiledFurther[] {
  const { limitTerms = [] } = required;
  const there = {
    ...required,
    limitTerms: limitTerms.map((limitTerm) => ({
      ...limitTerm,
      limit: limitInstead(other, line, limitTerm.limit) ?? limitTerm.limit,
    })),
  };
  return FURTHER_FIELDS.flatMap((field) => {
    const own = FURTHER_KINDS[field].compile(line, required);
    if (own.length === 0) return [];
    if (field === 'symbols' && required.symbols) {
      const autos = standInOf(other, line)?.autos ?? null;
      if (autos !== null) return [symbolsByCover(line, required.symbols, autos)];
      // Symbols of another coverage form count by their meaning.
      if (symbolsOfLine(other).length > 0) return own;
    }
    return FURTHER_KINDS[field].fits(other, there)
      ? FURTHER_KINDS[field].compile(other, there)
      : own.map((rule) => notStated(rule));
  });
}
