import { COVERAGE_LINES, LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/insurance/coverage';
import { LINES_WITH_TRIGGER } from '@covertrail/domain/insurance/line-facts';
import { closedLimits, isCombined, kindsProblem, type KindsProblem } from '@covertrail/domain/insurance/split-limits';
import { unfitField } from '@covertrail/domain/compliance/further/compile-further';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { KINDS_WARNINGS } from '@covertrail/wording/insurance/split-limit-words';
import { ratingSize, ratingStrength, templateName } from '@covertrail/domain/fields/template-fields';
import type { FormRules } from '#shared/forms/field-resolver';
import { furtherSent, isFurther } from './further-values.form.js';
import { proofProblem } from './proof-values.form.js';
import type { LineValues, TemplateValues } from './template-values.form.js';

const isAsked =
  ({ limits }: LineValues) =>
  (code: LimitCode): boolean =>
    limits[code].atLeast !== null;

/** [C04] Once one kind of limits is entered, the other is disabled, unless either is accepted. */
export const closedLimitsOf = (line: LineValues): readonly LimitCode[] =>
  line.either ? [] : closedLimits(isAsked(line));

/** What is wrong with the kinds of limits of a line [C04], as the policy editor checks it. */
export const kindsProblemOf = (line: CoverageLine, values: LineValues): KindsProblem | null =>
  kindsProblem(line, isAsked(values), values.either);

const limitRules: FormRules<TemplateValues> = Object.fromEntries(
  COVERAGE_LINES.flatMap((line) =>
    LIMITS_OF[line].map((code) => [
      `lines.${line}.limits.${code}.atLeast`,
      (value: unknown, { requiredLines, lines }: TemplateValues) => {
        if (!requiredLines.includes(line)) return null;
        const wrong = isCombined(code) ? kindsProblemOf(line, lines[line]) : null;
        if (wrong !== null) return KINDS_WARNINGS[wrong];
        return typeof value === 'number' && value <= 0 ? 'Enter an amount above 0, or leave it blank.' : null;
      },
    ]),
  ),
);

const retroactiveRules: FormRules<TemplateValues> = Object.fromEntries(
  LINES_WITH_TRIGGER.map((line) => [
    `lines.${line}.retroactiveBy`,
    (value: unknown, { requiredLines, lines }: TemplateValues) =>
      requiredLines.includes(line) && lines[line].trigger === 'claimsMade' ? calendarDate.check(value) : null,
  ]),
);

const furtherRules: FormRules<TemplateValues> = Object.fromEntries(
  COVERAGE_LINES.map((line) => [
    `lines.${line}.further`,
    (value: unknown, { requiredLines }: TemplateValues) =>
      requiredLines.includes(line) && isFurther(value) && unfitField(line, furtherSent(value)) !== undefined
        ? 'Please complete the further requirements of this line.'
        : null,
  ]),
);

const proofRules: FormRules<TemplateValues> = Object.fromEntries(
  COVERAGE_LINES.map((line) => [
    `lines.${line}.proof`,
    (_value: unknown, { requiredLines, lines }: TemplateValues) => {
      const { proof } = lines[line];
      return requiredLines.includes(line) && proof !== null ? proofProblem(proof) : null;
    },
  ]),
);

/** The rules for a template before it is sent; the server checks the same. */
export const TEMPLATE_RULES: FormRules<TemplateValues> = {
  name: templateName,
  effectiveFrom: calendarDate,
  requiredLines: (value) =>
    Array.isArray(value) && value.length > 0 ? null : 'Please require at least one line of coverage.',
  strength: (value, { rated }) => (rated ? ratingStrength.check(value) : null),
  size: (value, { rated }) => (rated ? ratingSize.check(value) : null),
  ...limitRules,
  ...retroactiveRules,
  ...furtherRules,
  ...proofRules,
  proof: (_value, { proof }) => proofProblem(proof),
};
