import { ENDORSEMENTS_OF, LIMITS_OF } from '../compliance/coverage.js';
import type { LineRequirements, Requirements } from '../compliance/requirements.js';
import { RuleBroken } from '../kernel/rule-broken.js';

/** What any version of a template must hold to. Throws `RuleBroken`. */
export function checkRequirements({ lines }: Requirements): void {
  if (lines.length === 0) throw new RuleBroken('TEMPLATE.EMPTY');
  const twice = repeated(lines.map(({ line }) => line));
  if (twice !== undefined) throw new RuleBroken('TEMPLATE.DUPLICATE_LINE', { line: twice });
  lines.forEach(checkLine);
}

function checkLine({ line, limits, endorsements }: LineRequirements): void {
  const limitsOfLine: readonly string[] = LIMITS_OF[line];
  for (const { limit, atLeast } of limits) {
    if (!limitsOfLine.includes(limit)) throw new RuleBroken('TEMPLATE.LIMIT_NOT_OF_LINE', { line, limit });
    if (!Number.isSafeInteger(atLeast) || atLeast <= 0) throw new RuleBroken('TEMPLATE.LIMIT_INVALID', { line, limit });
  }
  const other = endorsements.find(({ code }) => !ENDORSEMENTS_OF[line].includes(code));
  if (other !== undefined) throw new RuleBroken('TEMPLATE.ENDORSEMENT_NOT_OF_LINE', { line, endorsement: other.code });
  const twice = repeated([...limits.map(({ limit }) => limit), ...endorsements.map(({ code }) => code)]);
  if (twice !== undefined) throw new RuleBroken('TEMPLATE.DUPLICATE_REQUIREMENT', { line, requirement: twice });
}

const repeated = <Item>(items: readonly Item[]): Item | undefined =>
  items.find((item, index) => items.indexOf(item) !== index);
