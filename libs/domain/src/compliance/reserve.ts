import type { Cents } from '../kernel/money.js';
import type { CompiledLimit, CompiledLine, CompiledRule } from './compiled.js';
import { isUmbrella, liftOf } from '../insurance/line-facts.js';
import type { Lift } from '../insurance/line-row.js';
import type { UmbrellaMode } from './requirements.js';

/**
 * Gives each line of a template the other lines, where the template requires an umbrella and lets it count below as well. The
 * same dollars never count twice: the umbrella's own requirement is reserved first, in either mode, and so is that of an excess
 * policy above it. One umbrella is above every line at once, so each line reserves for itself (reference: umbrella over a shortfall,
 * points 4 and 5).
 */
export function withUmbrellaMode(lines: readonly CompiledLine[], mode: UmbrellaMode): readonly CompiledLine[] {
  const umbrellas = lines.filter(({ line }) => isUmbrella(line));
  if (umbrellas.length === 0) return lines;
  const below = lines.filter(({ line }) => !isUmbrella(line)).map((line) => reserving(line, umbrellas));
  const above = umbrellas.map((umbrella, place) => reserving(umbrella, umbrellas.slice(place + 1)));
  return [
    ...below,
    ...above.map((umbrella, place) => (mode === 'combined' && place === 0 ? joining(umbrella, below) : umbrella)),
  ];
}

const reserving = (line: CompiledLine, umbrellas: readonly CompiledLine[]): CompiledLine =>
  withRules(line, (rule) =>
    rule.kind === 'limit' && rule.lift !== null ? { ...rule, reserved: askedOf(umbrellas, rule.lift) } : rule,
  );

/** A line with each of its rules changed, also as other lines answer by them. */
const withRules = (line: CompiledLine, change: (rule: CompiledRule) => CompiledRule): CompiledLine => ({
  ...line,
  rules: line.rules.map(change),
  standIns: line.standIns.map((standIn) => ({ ...standIn, rules: standIn.rules.map(change) })),
});

/** What is required of one limit of each umbrella, the higher one where it is listed twice; together. */
const askedOf = (umbrellas: readonly CompiledLine[], lift: Lift): Cents =>
  umbrellas.reduce(
    (sum, umbrella) => sum + Math.max(0, ...umbrella.rules.map((rule) => (adds(rule, lift) ? rule.atLeast : 0))),
    0,
  );

const adds = (rule: CompiledRule, lift: Lift | null): rule is CompiledLimit =>
  rule.kind === 'limit' && liftOf(rule.code) === lift;

function joining(umbrella: CompiledLine, below: readonly CompiledLine[]): CompiledLine {
  const lifted = below.flatMap(({ rules }) =>
    rules.filter((rule): rule is CompiledLimit => rule.kind === 'limit' && rule.lift !== null),
  );
  return {
    ...withRules(umbrella, (rule) =>
      rule.kind === 'limit' ? { ...rule, joins: lifted.filter(({ lift }) => adds(rule, lift)) } : rule,
    ),
    joined: [...new Set(lifted.map(({ line }) => line))],
  };
}
