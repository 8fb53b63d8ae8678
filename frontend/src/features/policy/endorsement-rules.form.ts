import { ENDORSEMENT_CODES, ENDORSEMENTS_OF, type EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { STATEMENT_TABLE } from '@covertrail/domain/insurance/endorsements/statement-table';
import { endorsementCountText, STATEMENT_RULES } from '@covertrail/domain/fields/endorsement-fields';
import { formNumber } from '@covertrail/domain/fields/policy-fields';
import { notesText } from '@covertrail/domain/fields/policy-text-fields';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import type { FormRules, Wrong } from '#shared/forms/field-resolver';
import { detailOf, type EndorsementDetailValue } from './endorsement-values.form.js';
import type { PolicyValues } from './policy-values.form.js';

const DATES_TURNED = 'The last day on the form must be after the first.';

type DetailRule = (
  value: EndorsementDetailValue,
  code: EndorsementCode,
  all: PolicyValues & { readonly line: Exclude<PolicyValues['line'], ''> },
) => Wrong;

/** A rule about an endorsement that is applied and that the line has; of others nothing is asked. */
const ofApplied =
  (code: EndorsementCode, rule: DetailRule) =>
  (_: unknown, all: PolicyValues): Wrong => {
    const { line } = all;
    if (line === '' || !all.endorsements[code].given || !ENDORSEMENTS_OF[line].includes(code)) return null;
    return rule(all.endorsementDetails[code], code, { ...all, line });
  };

const BY_FIELD: Readonly<Record<string, DetailRule>> = {
  count: ({ count }) => endorsementCountText.check(count),
  text: ({ text }) => notesText.check(text),
  ...Object.fromEntries(
    keysOf(STATEMENT_TABLE).map((key): [string, DetailRule] => [
      key,
      (value, code, { line }) => {
        const detail = detailOf(line, code, value);
        const { effectiveFrom = '', effectiveTo = '' } = detail;
        const turned =
          key === 'effectiveTo' && effectiveFrom !== '' && effectiveTo !== '' && effectiveTo <= effectiveFrom;
        return detail[key] === undefined
          ? null
          : (STATEMENT_RULES[key].check(detail[key]) ?? (turned ? DATES_TURNED : null));
      },
    ]),
  ),
};

/** Rules of what a policy states of its endorsements: the same that the server checks. */
export const ENDORSEMENT_RULES: FormRules<PolicyValues> = Object.fromEntries(
  ENDORSEMENT_CODES.flatMap((code) => [
    [`endorsements.${code}.form`, formNumber] as const,
    ...Object.entries(BY_FIELD).map(
      ([field, rule]) => [`endorsementDetails.${code}.${field}`, ofApplied(code, rule)] as const,
    ),
  ]),
);
