import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { isOfEmployees } from '@covertrail/domain/insurance/line-facts';
import type { FurtherTerms, StateFundException } from '@covertrail/domain/insurance/terms/further-terms';
import { REGION_NAMES } from './vocabulary-words.js';
import type { Texts } from '../text/text-changes.js';

/** The question of ACORD 25 [C09], and that of every line that covers no employees (decision 57). */
const OWNERS_QUESTION = 'Any Proprietor / Partner / Executive / Officer / Member Excluded?';
const COVER_QUESTION = 'Anything Excluded That This Line Usually Covers?';
export const exclusionQuestion = (line: CoverageLine): string =>
  isOfEmployees(line) ? OWNERS_QUESTION : COVER_QUESTION;

/** The names that are given [C09]. */
export const EXCEPTION_NAMES: Readonly<Record<StateFundException, string>> = {
  acceptStopGap: 'Accept Stop Gap',
  coverageTypeNotRequired: 'Coverage Type Not Required',
};

/** The region that a policy is usually written in needs no words. */
export const regionTexts = (region: FurtherTerms['region']): Texts =>
  region === 'unitedStates' ? {} : { Region: REGION_NAMES[region] };

export function exclusionTexts(exclusion: FurtherTerms['exclusion']): Texts {
  if (exclusion === null) return {};
  const { excluded, comment } = exclusion;
  const answer = excluded ? 'yes' : 'no';
  return { Exclusions: comment === '' ? answer : `${answer} (${comment})` };
}
export const exceptionTexts = (exception: FurtherTerms['exception']): Texts =>
  exception === null ? {} : { 'Exception of the state': EXCEPTION_NAMES[exception] };
export const remarksTexts = (remarks: FurtherTerms['remarks']): Texts =>
  Object.fromEntries(remarks.map((remark, index) => [`Remark ${index + 1}`, remark]));
export const instructionsTexts = (instructions: string): Texts =>
  instructions === '' ? {} : { Instructions: instructions };
export const notesTexts = (notes: string): Texts => (notes === '' ? {} : { Notes: notes });
