import { LIMITS_OF, type CoverageLine } from '../insurance/coverage.js';
import { unfitField } from '../compliance/further/compile-further.js';
import { endorsementOf, hasTrigger, liftOf, requiredByForm } from '../insurance/line-facts.js';
import { standInOf } from '../insurance/lines/stand-ins.js';
import { isProofAge } from '../compliance/proof/proof-requirement.js';
import type { LineRequirements, Requirements } from '../compliance/requirements.js';
import { kindsProblem, type KindsProblem } from '../insurance/split-limits.js';
import { isCalendarDate } from '../kernel/dates.js';
import { RuleBroken } from '../kernel/rule-broken.js';

const KINDS_CODES = {
  bothKinds: 'TEMPLATE.CSL_AND_SPLIT',
  noneOfEither: 'TEMPLATE.CSL_OR_SPLIT',
} as const satisfies Record<KindsProblem, string>;

/** What every version of a template must satisfy. Throws `RuleBroken`. */
export function checkRequirements({ lines, notRequired = [], proof }: Requirements): void {
  if (lines.length === 0) throw new RuleBroken('TEMPLATE.EMPTY');
  const twice = repeated(lines.map(({ line }) => line));
  if (twice !== undefined) throw new RuleBroken('TEMPLATE.DUPLICATE_LINE', { line: twice });
  const stated = repeated([...lines.map(({ line }) => line), ...notRequired]);
  if (stated !== undefined) throw new RuleBroken('TEMPLATE.REQUIRED_AND_NOT', { line: stated });
  lines.forEach(checkLine);
  lines.forEach((required) => checkStandIns(required, lines));
  const ages = [proof, ...lines.map((line) => line.proof)].flatMap((requirement) => requirement?.notOlderThan ?? []);
  if (!ages.every(isProofAge)) throw new RuleBroken('TEMPLATE.PROOF_INVALID');
}

function checkLine(required: LineRequirements): void {
  const { line, limits, endorsements, trigger } = required;
  const limitsOfLine: readonly string[] = LIMITS_OF[line];
  for (const { limit, atLeast, tower } of limits) {
    if (!limitsOfLine.includes(limit)) throw new RuleBroken('TEMPLATE.LIMIT_NOT_OF_LINE', { line, limit });
    if (!Number.isSafeInteger(atLeast) || atLeast <= 0) throw new RuleBroken('TEMPLATE.LIMIT_INVALID', { line, limit });
    if (tower && liftOf(limit) === null) throw new RuleBroken('TEMPLATE.NOTHING_LIFTS_LIMIT', { line, limit });
  }
  const kinds = kindsProblem(
    line,
    (code) => limits.some(({ limit }) => limit === code),
    required.acceptCslOrSplit === true,
  );
  if (kinds !== null) throw new RuleBroken(KINDS_CODES[kinds], { line });
  checkTrigger(line, trigger);
  const other = endorsements.find(({ code }) => endorsementOf(line, code) === null);
  if (other !== undefined) throw new RuleBroken('TEMPLATE.ENDORSEMENT_NOT_OF_LINE', { line, endorsement: other.code });
  const byDays = endorsements.find(({ code }) => !requiredByForm(line).includes(code));
  if (byDays !== undefined) throw new RuleBroken('TEMPLATE.NOTICE_WITHOUT_DAYS', { line, endorsement: byDays.code });
  const unfit = unfitField(line, required);
  if (unfit !== undefined) throw new RuleBroken('TEMPLATE.REQUIREMENT_NOT_OF_LINE', { line, requirement: unfit });
  const twice = repeated([...limits.map(({ limit }) => limit), ...endorsements.map(({ code }) => code)]);
  if (twice !== undefined) throw new RuleBroken('TEMPLATE.DUPLICATE_REQUIREMENT', { line, requirement: twice });
}

/** What is accepted in place of a line can stand for it, and does not count for two required lines. */
function checkStandIns({ line, acceptInstead = [] }: LineRequirements, lines: readonly LineRequirements[]): void {
  for (const instead of acceptInstead) {
    const row = standInOf(instead, line);
    if (row === null || acceptInstead.indexOf(instead) !== acceptInstead.lastIndexOf(instead))
      throw new RuleBroken('TEMPLATE.CANNOT_STAND_IN', { line, instead });
    if (row.once && lines.some((required) => required.line === instead))
      throw new RuleBroken('TEMPLATE.COUNTED_TWICE', { line, instead });
  }
}

/** Required only of lines whose certificate states the trigger. */
function checkTrigger(line: CoverageLine, trigger: LineRequirements['trigger']): void {
  if (trigger === undefined) return;
  if (!hasTrigger(line)) throw new RuleBroken('TEMPLATE.TRIGGER_NOT_OF_LINE', { line });
  const valid = trigger.kind === 'claimsMade' ? isCalendarDate(trigger.retroactiveBy) : !('retroactiveBy' in trigger);
  if (!valid) throw new RuleBroken('TEMPLATE.RETROACTIVE_INVALID', { line });
}

const repeated = <Item>(items: readonly Item[]): Item | undefined =>
  items.find((item, index) => items.indexOf(item) !== index);
