import { certificateHolder } from '../../fields/holder-fields.js';
import { rule, type FieldRule } from '../../fields/field-rule.js';
import { listOf } from '../../fields/list-rules.js';
import { integerBetween } from '../../fields/number-rules.js';
import { recordWith } from '../../fields/record-rules.js';
import { noticeDays } from '../../fields/endorsement-fields.js';
import { requiredLines, requiredText } from '../../fields/text-rules.js';
import { COVERAGE_LINES, ENDORSEMENT_CODES, LIMIT_CODES, SIZES, STRENGTHS } from '../../insurance/coverage.js';
import type { CertificateHolder } from '../../insurance/terms/certificate-holder.js';
import { isCalendarDate } from '../../kernel/dates.js';
import { AGGREGATE_BASES } from '../../insurance/lines/aggregate-bases.js';
import { MOST_ORIGINS, ORIGIN_LENGTH, type RequirementOrigin } from './requirement-origin.js';
import type { StatedRequirement } from './stated-requirement.js';

const CODE = 'STATED_VALUE.NOT_VALID';
const TOO_LONG = 'STATED_TEXT.TOO_LONG';
const MOST_CENTS = 100_000_000_000_000;

const among = <Item>(items: readonly Item[]): FieldRule<Item> =>
  rule((value) => items.some((item) => item === value), CODE);
const orNull = <Value>({ check }: FieldRule<Value>): FieldRule<Value | null> => ({
  check: (value) => (value === null || value === undefined ? null : check(value)),
});
const flag: FieldRule<boolean> = rule((value) => typeof value === 'boolean', CODE);
const cents = integerBetween(1, MOST_CENTS, CODE);
const forms = listOf(requiredText(CODE, 100, TOO_LONG), { least: 0, most: 20 }, CODE);
const line = among(COVERAGE_LINES);
const kind = <Kind extends StatedRequirement['kind']>(of: Kind): FieldRule<Kind> => among([of]);
const day = rule<string>((value) => typeof value === 'string' && isCalendarDate(value), CODE);
const occurrence = recordWith<{ readonly kind: 'occurrence' }>({ kind: among(['occurrence'] as const) }, CODE);
const claimsMade = recordWith<{ readonly kind: 'claimsMade'; readonly retroactiveBy: string }>(
  { kind: among(['claimsMade'] as const), retroactiveBy: day },
  CODE,
);
const trigger: FieldRule<Extract<StatedRequirement, { kind: 'trigger' }>['trigger']> = {
  check: (value) => (occurrence.check(value) === null ? null : claimsMade.check(value)),
};

/** Calls carry no null: an address that was not read is absent. */
const holderSent: FieldRule<CertificateHolder> = {
  check: (value) =>
    certificateHolder.check(typeof value === 'object' && value !== null ? { address: null, ...value } : value),
};

type Of<Kind extends StatedRequirement['kind']> = Extract<StatedRequirement, { kind: Kind }>;

const RULES: { readonly [Kind in StatedRequirement['kind']]: FieldRule<Of<Kind>> } = {
  line: recordWith<Of<'line'>>({ kind: kind('line'), line }, CODE),
  limit: recordWith<Of<'limit'>>({ kind: kind('limit'), line, limit: among(LIMIT_CODES), atLeast: cents }, CODE),
  endorsement: recordWith<Of<'endorsement'>>(
    {
      kind: kind('endorsement'),
      line,
      code: among(ENDORSEMENT_CODES),
      forms,
      entity: orNull(requiredText(CODE, 200, TOO_LONG)),
    },
    CODE,
  ),
  trigger: recordWith<Of<'trigger'>>({ kind: kind('trigger'), line, trigger }, CODE),
  aggregate: recordWith<Of<'aggregate'>>(
    { kind: kind('aggregate'), line, basis: among(AGGREGATE_BASES.filter((basis) => basis !== 'perOther')), forms },
    CODE,
  ),
  symbols: recordWith<Of<'symbols'>>(
    { kind: kind('symbols'), line, symbols: listOf(integerBetween(1, 99, CODE), { least: 1, most: 20 }, CODE) },
    CODE,
  ),
  perStatute: recordWith<Of<'perStatute'>>({ kind: kind('perStatute'), line }, CODE),
  extendedReporting: recordWith<Of<'extendedReporting'>>(
    { kind: kind('extendedReporting'), line, months: integerBetween(0, 1_200, CODE) },
    CODE,
  ),
  deductible: recordWith<Of<'deductible'>>(
    { kind: kind('deductible'), line, atMost: cents, retentionAccepted: flag },
    CODE,
  ),
  exclusions: recordWith<Of<'exclusions'>>({ kind: kind('exclusions'), line }, CODE),
  notice: recordWith<Of<'notice'>>(
    { kind: kind('notice'), line, days: noticeDays, nonPaymentDays: orNull(noticeDays) },
    CODE,
  ),
  umbrellaAdds: recordWith<Of<'umbrellaAdds'>>({ kind: kind('umbrellaAdds') }, CODE),
  rating: recordWith<Of<'rating'>>({ kind: kind('rating'), strength: among(STRENGTHS), size: among(SIZES) }, CODE),
  holder: recordWith<Of<'holder'>>({ kind: kind('holder'), holder: holderSent }, CODE),
};

const isKind = (value: unknown): value is StatedRequirement['kind'] =>
  typeof value === 'string' && Object.hasOwn(RULES, value);

const statedRequirement: FieldRule<StatedRequirement> = {
  check(value) {
    const of: unknown = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
    return isKind(of) ? RULES[of].check(value) : { code: CODE };
  },
};

const origin = recordWith<RequirementOrigin>(
  { requirement: statedRequirement, sentence: requiredLines(CODE, ORIGIN_LENGTH, TOO_LONG) },
  CODE,
);

/** Where the requirements of a new template were read. A sentence may run over several lines of its page. */
export const requirementOrigins: FieldRule<readonly RequirementOrigin[]> = {
  ...listOf(origin, { least: 0, most: MOST_ORIGINS }, CODE),
  severalLines: true,
};

/** The same as they are recorded: what a call leaves out was not stated. */
export const recordedOrigins = (origins: readonly RequirementOrigin[]): readonly RequirementOrigin[] =>
  origins.map(({ requirement, sentence }) => ({ requirement: recorded(requirement), sentence }));

function recorded(stated: StatedRequirement): StatedRequirement {
  switch (stated.kind) {
    case 'endorsement':
      return { ...stated, entity: stated.entity ?? null };
    case 'notice':
      return { ...stated, nonPaymentDays: stated.nonPaymentDays ?? null };
    case 'holder':
      return { ...stated, holder: { ...stated.holder, address: stated.holder.address ?? null } };
    default:
      return stated;
  }
}
