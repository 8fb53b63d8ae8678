import { LIMIT_CODES, LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/insurance/coverage';
import { blanketLimit, hasTwice, limitDetails as wellFormed } from '@covertrail/domain/fields/limit-detail-fields';
import { recordOf } from '@covertrail/domain/kernel/record-of';
import type { BlanketLimit } from '@covertrail/domain/insurance/terms/limit-details';
import type { FormRules, Wrong } from '#shared/forms/field-resolver';
import type { PolicyValues } from './policy-values.form.js';
import { blanketsOf, statedIn } from './stated-limits.form.js';

const DISPLAYED_TOO_HIGH = 'The displayed limit cannot exceed the actual limit.';
const BLANKET_WITHOUT_AMOUNT = 'A blanket limit needs a number, a type and an amount.';
const BLANKET_TWICE = 'Blanket numbers must differ.';

/** One for each limit, at its row. */
export const LIMIT_DETAIL_RULES: FormRules<PolicyValues> = {
  ...Object.fromEntries(
    Object.entries(recordOf(LIMIT_CODES, (code) => (_: unknown, all: PolicyValues) => detailProblem(code, all))).map(
      ([code, rule]) => [`limitDetails.${code}`, rule],
    ),
  ),
  blankets: (_, all) => blanketProblem(blanketsOf(all)),
};

function detailProblem(code: LimitCode, { line, limits, limitDetails }: PolicyValues): Wrong {
  const detail = limitDetails[code];
  if (detail === undefined || line === '' || !isOfLine(line, code)) return null;
  if ((detail.displayed ?? 0) > (limits[code] ?? 0)) return DISPLAYED_TOO_HIGH;
  return wellFormed.check({ [code]: statedIn(detail) });
}

function blanketProblem(blankets: readonly BlanketLimit[]): Wrong {
  const wrong = blankets.map((blanket) => blanketLimit.check(blanket)).find((found) => found !== null);
  if (wrong) return wrong.code === 'LIMITS.NOT_VALID' ? BLANKET_WITHOUT_AMOUNT : wrong;
  return hasTwice(blankets) ? BLANKET_TWICE : null;
}

function isOfLine(line: CoverageLine, code: LimitCode): boolean {
  const ofLine: readonly LimitCode[] = LIMITS_OF[line];
  return ofLine.includes(code);
}
