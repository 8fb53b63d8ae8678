import { readForm } from '@covertrail/domain/compliance/forms/read-form';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { SentenceField, StatedExclusion } from '@covertrail/domain/insurance/certificate/stated-exclusion';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isExclusion } from '@covertrail/domain/insurance/forms/form-scope';
import { speaksOfExclusion } from '@covertrail/domain/insurance/terms/speaks-of-exclusion';
import { formsIn } from '../exhibit/terms/form-mentions.js';
import { exceptionFrom, linesIn, type NamedLine } from '../exhibit/terms/line-terms.js';
import type { Mention } from '../exhibit/terms/mention.js';
import { sentencesOf } from '../exhibit/text/sentences.js';
import { ReadFields } from '../certificate/read-fields.js';

const SENTENCE_FIELDS: readonly SentenceField[] = ['description', 'remarks'];

/**
 * The sentences of the description of operations and of the remarks that take cover away, each once [E02] [C09]: by their words, or by a form
 * that excludes something. Which policy it is about a sentence may say by its line or by the letters of the form.
 */
export function statedExclusions(readings: readonly FieldReading[]): readonly StatedExclusion[] {
  const fields = new ReadFields(readings);
  const found = SENTENCE_FIELDS.flatMap((key) => {
    const text = fields.text(key) ?? '';
    return sentencesOf(text).flatMap(({ from, to, plain }): readonly StatedExclusion[] => {
      const forms = excludingForms(plain);
      if (forms.length === 0 && !excludes(plain)) return [];
      return [{ key, text: text.slice(from, to).replaceAll(/\s+/g, ' '), forms, lines: linesOf(plain, forms) }];
    });
  });
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
}

const scopesOf = (form: string) => readForm(form).rows.flatMap(({ scopes }) => scopes);

const excludingForms = (plain: string): readonly string[] => [
  ...new Set(
    formsIn(plain)
      .map(({ text }) => text)
      .filter((form) => scopesOf(form).some(isExclusion)),
  ),
];

const PARTS = String.raw`(?:terms|conditions|limitations|limits|provisions|definitions|endorsements)`;
const BETWEEN = String.raw`[\s,/&]+(?:(?:and|or)\s+)?`;
/** Words of exclusions that take nothing away: what every policy has, and exclusions that do not apply. */
const HARMLESS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${PARTS}${BETWEEN})+exclusions\b`, 'gi'),
  new RegExp(String.raw`\bexclusions${BETWEEN}${PARTS}\b`, 'gi'),
  /\b(?:no|without(?:\s+any)?|not\s+(?:subject\s+to|contain|have)(?:\s+any)?)\s+(?:[\w-]+\s+){0,3}exclusions?\b/gi,
  /\bnot\s+(?:been\s+)?(?:excluded?|excluding)\b/gi,
  /\bexclusions?\b[^.;]{0,40}\b(?:deleted|removed|waived|(?:does|do|shall|will)\s+not\s+apply)\b/gi,
];

/** What is given to others: `excluding workers' compensation` behind it leaves a policy out, and excludes no cover. */
const RIGHTS = /\b(?:additional\s+insureds?|waivers?|subrogation|primary|non-?\s?contributory|notice)\b/i;

function excludes(plain: string): boolean {
  const text = HARMLESS.reduce((rest, phrase) => rest.replace(phrase, ' '), plain);
  if (!speaksOfExclusion(text)) return false;
  const exception = exceptionFrom(text);
  const [excepted = ''] = /^[^.,;]*/.exec(text.slice(exception)) ?? [];
  const isOfPolicies = RIGHTS.test(text) && linesIn(excepted).length > 0;
  return !isOfPolicies || speaksOfExclusion(text.slice(0, exception));
}

const IS_EXCLUDED =
  /^\s*(?:exposures?\s+)?(?:(?:is|are|shall\s+be)\s+)?(?:hereby\s+)?(?:excluded|not\s+(?:covered|included|insured))\b/i;
const EXCLUDES =
  /\b(?:excluded?|excludes|excluding|exclusions?(?:\s+(?:of|for))?|no(?:\s+coverage\s+for)?|not\s+(?:cover|include|apply\s+to))[\s:]+(?:(?:the|any|all)\s+)?$/i;

/** Lines that the sentence names other than as what is excluded, and those of the forms. */
function linesOf(plain: string, forms: readonly string[]): readonly CoverageLine[] {
  const isExcluded = ({ from, to }: Mention<NamedLine>): boolean =>
    IS_EXCLUDED.test(plain.slice(to)) || EXCLUDES.test(plain.slice(0, from));
  const named = linesIn(plain).filter((mention) => !isExcluded(mention));
  const ofForms = forms.flatMap((form) => readForm(form).rows.map(({ line }) => line));
  const all = new Set<string>([...named.map(({ subject }) => subject), ...ofForms]);
  return COVERAGE_LINES.filter((line) => all.has(line));
}
