import type { FormRow, FormLine, FormSource } from '@covertrail/domain/insurance/forms/form-row';
import { isCoverageLine } from '@covertrail/domain/compliance/coverage-codes';
import { LINE_NAMES } from '../insurance/labels.js';

/** Where number and title of a form were found. */
export const FORM_SOURCE_WORDS: Readonly<Record<FormSource, string>> = {
  M: 'ISO general liability manual, 2027 first edition, as tabulated in a public catalogue',
  S: 'The page of the form itself, or a public pack that lists it',
  B: 'Big “I” Virtual University',
  W: 'InsuranceCommentary.com',
  D: 'SDV Law',
  R: 'Rough Notes',
  I: 'IRMI glossary and articles',
  F: 'FC&S',
  J: 'Jones endorsement library',
  L: 'LegalClarity',
  N: 'Bureau lists of Minnesota, North Carolina and Indiana',
  K: 'Trade guides',
  T: 'A page of another kind',
  P: 'Insurers’ lists of forms',
  X: 'Machine-written pages, which are never enough alone',
};

/** How sure the product is of what a form gives, and what follows. */
export const CONFIDENCE_WORDS: Readonly<
  Record<FormRow['confidence'] | 'own', { readonly text: string; readonly meaning: string }>
> = {
  confirmed: {
    text: 'Confirmed',
    meaning: 'Number and title were found in the sources. An edition that is not confirmed still needs manual review.',
  },
  check: {
    text: 'To be checked',
    meaning: 'No source confirms it, so it proves nothing by itself: it needs manual review.',
  },
  own: { text: 'Your entry', meaning: 'Your company says so. It comes before the index of the product.' },
};

/** The line that a form belongs to. */
export function formLineText(line: FormLine): string {
  if (isCoverageLine(line)) return LINE_NAMES[line];
  return { otherPart: 'Another part of a policy', property: 'Property', any: 'Any line' }[line];
}

/** `04 13`; `All editions` where none is named. An edition that was not confirmed says so. */
export const editionTexts = (editions: readonly string[]): readonly string[] =>
  editions.length === 0
    ? ['All editions']
    : editions.map((edition) => (edition.endsWith('?') ? `${edition.slice(0, -1)} (not confirmed)` : edition));
