import type { Cents } from '../kernel/money.js';
import type { CompiledLimit, CompiledLine } from './compiled.js';
import type { LimitCode } from './coverage.js';
import { isUmbrella } from './line-facts.js';
import type { UmbrellaMode } from './requirements.js';

/**
 * Gives each line of a template the other lines, where the template requires an umbrella and lets it count below as well. The
 * same dollars never count twice: the umbrella's own requirement is reserved first, in either mode. One umbrella is above every
 * line at once, so each line reserves for itself (insurance domain, section 5, points 4 and 5).
 */
export function withUmbrellaMode(lines: readonly CompiledLine[], mode: UmbrellaMode): readonly CompiledLine[] {
  const umbrella = lines.find(({ line }) => isUmbrella(line));
  if (umbrella === undefined) return lines;
  const others = lines.filter((line) => line !== umbrella).map((line) => reserving(line, umbrella));
  return [...others, mode === 'combined' ? joining(umbrella, others) : umbrella];
}

const reserving = (line: CompiledLine, umbrella: CompiledLine): CompiledLine => ({
  ...line,
  rules: line.rules.map((rule) =>
    (rule.kind === 'limit' && rule.lift !== null ? { ...rule, reserved: askedOf(umbrella, rule.lift) } : rule)),
});

/** What is required of one limit of the umbrella, the higher one where it is listed twice. */
const askedOf = (umbrella: CompiledLine, limit: LimitCode): Cents =>
  Math.max(0, ...umbrella.rules.map((rule) => (rule.kind === 'limit' && rule.code === limit ? rule.atLeast : 0)));

function joining(umbrella: CompiledLine, others: readonly CompiledLine[]): CompiledLine {
  const lifted = others.flatMap(({ rules }) => rules.filter((rule): rule is CompiledLimit => rule.kind === 'limit' && rule.lift !== null));
  return {
    ...umbrella,
    rules: umbrella.rules.map((rule) =>
      (rule.kind === 'limit' ? { ...rule, joins: lifted.filter(({ lift }) => lift === rule.code) } : rule)),
    joined: [...new Set(lifted.map(({ line }) => line))],
  };
}
