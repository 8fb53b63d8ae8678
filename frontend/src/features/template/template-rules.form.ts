import { COVERAGE_LINES, LIMITS_OF, type LimitCode } from '@covertrail/domain/compliance/coverage';
import { LINES_WITH_TRIGGER } from '@covertrail/domain/compliance/requirements';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { ratingSize, ratingStrength, templateName } from '@covertrail/domain/fields/template-fields';
import type { FormRules } from '#shared/forms/field-resolver';
import type { LineValues, TemplateValues } from './template-values.form.js';

export const SPLIT_LIMITS = [
  'bodilyInjuryPerPerson',
  'bodilyInjuryPerAccident',
  'propertyDamage',
] as const satisfies readonly LimitCode[];

/** Spec 2 section 4: once one kind of automobile limit is entered the other is closed, unless either is accepted. */
export function closedAutoLimits({ limits, either }: LineValues): readonly LimitCode[] {
  if (either) return [];
  if (limits.combinedSingleLimit.atLeast !== null) return SPLIT_LIMITS;
  return SPLIT_LIMITS.some((code) => limits[code].atLeast !== null) ? ['combinedSingleLimit'] : [];
}

const bothKinds = ({ limits, either }: LineValues): boolean =>
  !either && limits.combinedSingleLimit.atLeast !== null && SPLIT_LIMITS.some((code) => limits[code].atLeast !== null);

const limitRules: FormRules<TemplateValues> = Object.fromEntries(
  COVERAGE_LINES.flatMap((line) =>
    LIMITS_OF[line].map((code) => [
      `lines.${line}.limits.${code}.atLeast`,
      (value: unknown, { asked, lines }: TemplateValues) => {
        if (!asked.includes(line)) return null;
        if (code === 'combinedSingleLimit' && bothKinds(lines.automobile))
          return 'Enter a combined single limit or split limits, or accept either.';
        return typeof value === 'number' && value <= 0 ? 'Enter an amount above 0, or leave it empty.' : null;
      },
    ]),
  ),
);

const retroactiveRules: FormRules<TemplateValues> = Object.fromEntries(
  LINES_WITH_TRIGGER.map((line) => [
    `lines.${line}.retroactiveBy`,
    (value: unknown, { asked, lines }: TemplateValues) =>
      asked.includes(line) && lines[line].trigger === 'claimsMade' ? calendarDate.check(value) : null,
  ]),
);

/** What a template must hold to before it is sent; the server checks the same. */
export const TEMPLATE_RULES: FormRules<TemplateValues> = {
  name: templateName,
  effectiveFrom: calendarDate,
  asked: (value) => (Array.isArray(value) && value.length > 0 ? null : 'Please require at least one line of coverage.'),
  strength: (value, { rated }) => (rated ? ratingStrength.check(value) : null),
  size: (value, { rated }) => (rated ? ratingSize.check(value) : null),
  ...limitRules,
  ...retroactiveRules,
};
