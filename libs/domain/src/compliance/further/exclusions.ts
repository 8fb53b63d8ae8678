import type { CalendarDate } from '../../kernel/dates.js';
import { keysOf } from '../../kernel/record-of.js';
import { ENDORSEMENTS_OF, LIMITS_OF, type CoverageLine, type ProvidedPolicy } from '../../insurance/coverage.js';
import { partOfLimit } from '../../insurance/terms/aspect-parts.js';
import { speaksOfExclusion } from '../../insurance/terms/speaks-of-exclusion.js';
import type { Rests } from '../compiled.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { ExclusionAnswer } from '../further-requirements.js';
import { isExclusion } from '../../insurance/forms/form-scope.js';
import { readForm } from '../forms/read-form.js';
import type { FormIndex } from '../forms/requester-form.js';
import { STATED_VALUE_CODES, STATED_VALUE_TABLE, type StatedValueCode } from '../../insurance/lines/stated-values.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';
import { asEntry, statedTexts } from './stated-texts.js';

/**
 * Exclusion detection [C09]: the Exclusions card, what forms say that they exclude, forms of the index that exclude cover, and
 * perils that the certificate answers with excluded. A text that speaks of exclusions is for review. Where the card is not answered and
 * nothing excludes, nobody knows (decision 57).
 */
export const exclusions: FurtherKind<'exclusions'> = {
  fits: () => true,
  compile: (line, answer) => {
    const params = { answer };
    const evaluate = (policy: ProvidedPolicy, _day: CalendarDate, forms: FormIndex): Evaluation =>
      evaluateExclusions(answer, params, policy, forms);
    return [{ kind: 'further', rule: furtherRule(line, 'exclusions'), params, reads: READS, restsOn, evaluate }];
  },
};

const READS = [
  'endorsements',
  'endorsementDetails',
  'statedValues',
  'exclusion',
  'operations',
  'remarks',
  'limitDetails',
] as const;

const PERILS: readonly StatedValueCode[] = STATED_VALUE_CODES.filter((code) =>
  STATED_VALUE_TABLE[code].choices.includes('excludedPeril'),
);

/** On whatever could exclude something, also where it is not stated. */
const restsOn = ({ line }: ProvidedPolicy): Rests => ({
  endorsements: 'all',
  endorsementDetails: ENDORSEMENTS_OF[line].map((code) => `${code}.exclusions`),
  statedValues: PERILS,
  exclusion: 'all',
  operations: 'all',
  remarks: 'all',
  limitDetails: LIMITS_OF[line].map((limit) => partOfLimit(limit, 'text')),
});

function evaluateExclusions(
  answer: ExclusionAnswer,
  params: ParamsWith<'answer'>,
  policy: ProvidedPolicy,
  index: FormIndex,
): Evaluation {
  const found = exclusionsOf(policy, index);
  if (found !== null && answer === 'decline')
    return lacking('fail', 'EXCLUSION.NOT_PERMITTED', 'FIX.REMOVE_EXCLUSIONS', { ...params, ...found }, policy);
  if (found !== null)
    return lacking('review', 'EXCLUSION.TO_REVIEW', 'FIX.DECIDE_STATEMENT', { ...params, ...found }, policy);
  const texts = [...statedTexts(policy), ...printedTexts(policy)].filter(speaksOfExclusion);
  if (texts.length > 0)
    return lacking('review', 'EXCLUSION.IN_TEXT', 'FIX.DECIDE_STATEMENT', { ...params, texts: sorted(texts) }, policy);
  return policy.exclusion.value === null
    ? lacking('unknown', 'EXCLUSION.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy)
    : passing('EXCLUSION.NONE', params, policy);
}

/** What excludes cover by itself, null where nothing does. */
function exclusionsOf(
  { endorsements, endorsementDetails, statedValues, exclusion, line }: ProvidedPolicy,
  index: FormIndex,
): ParamsWith<'forms' | 'perils'> | null {
  const forms = endorsements.value.flatMap(({ form = '' }) => (excludes(form, line, index) ? [form] : []));
  const perils = STATED_VALUE_CODES.filter((code) => statedValues.value[code] === 'excludedPeril');
  const onForms = Object.values(endorsementDetails.value).flatMap((detail) => detail?.exclusions?.trim() || []);
  const declared = exclusion.value?.excluded === true ? [exclusion.value.comment.trim()] : [];
  if (forms.length + perils.length + onForms.length + declared.length === 0) return null;
  const said = sorted([...onForms, ...declared.filter((text) => text !== '')]);
  return {
    forms: [...new Set(forms)].sort(),
    perils,
    said,
    declared: declared.length,
  };
}

const sorted = (texts: readonly string[]): readonly string[] => [...new Set(texts.map(asEntry))].sort();

/** What is printed in place of an amount. */
const printedTexts = ({ limitDetails }: ProvidedPolicy): readonly string[] =>
  keysOf(limitDetails.value).flatMap((limit) => limitDetails.value[limit]?.text ?? []);

function excludes(form: string, line: CoverageLine, forms: FormIndex): boolean {
  if (form === '') return false;
  const isIndexed = readForm(form).rows.some(({ scopes }) =>
    scopes.some((scope) => isExclusion(scope) && forms.says(form, line, scope) !== false),
  );
  return isIndexed || forms.givenBy(form, line).some(isExclusion);
}
