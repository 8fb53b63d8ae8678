import type { Doubt } from '@covertrail/domain/insurance/certificate/field-reading';
import type { InsurerDoubt } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import type { ExclusionDoubt, LimitDoubt } from '@covertrail/domain/insurance/extraction/read-fields';
import type { FieldNeed } from '@covertrail/domain/insurance/extraction/extracted-field';
import { CERTIFICATE_FINDINGS } from '../certificate-upload/certificate-findings.words.js';

const DOUBTS: Readonly<Record<Doubt | InsurerDoubt | LimitDoubt | ExclusionDoubt, string>> = {
  LABEL_ESTIMATED: 'Its label was not found on the page.',
  AT_EDGE: 'It stands at the edge of its box.',
  SEVERAL_VALUES: 'Its box holds more than one value.',
  UNUSUAL: 'It does not look like other values of this field.',
  DRAWN_OTHERWISE: 'The page shows something else than the form field holds.',
  OVER_HIDDEN_TEXT: 'Other text is hidden below it.',
  LAYOUT_SHIFTED: 'The page is laid out otherwise than the form.',
  INSURER_UNKNOWN: 'No insurer on record has this NAIC number or name. Choose one, or add it.',
  INSURER_NAMED_OTHERWISE: 'On record, the insurer with this NAIC number has another name.',
  INSURER_BY_NAME: 'The insurer was found by its name alone.',
  LIMIT_BY_NAME: 'The row is written in words: the limit was found by its name.',
  EXCLUSION_OF_WHICH_POLICY: 'A sentence of the certificate takes cover away, and it may be about another policy.',
  LIMIT_UNNAMED: 'The row is written in words, and no limit of this kind of insurance has the name that stands there.',
};

const WARNINGS: Readonly<Partial<Record<string, string>>> = { ...CERTIFICATE_FINDINGS, ...DOUBTS };

/** A doubt or a finding of the reader about a field. */
export const warningText = (code: string): string => WARNINGS[code] ?? 'Something on the page does not fit.';

/** Why somebody has to look at a field. */
export const NEED_WORDS: Readonly<Record<FieldNeed, string>> = {
  LOW_CONFIDENCE: 'Not sure',
  WARNED: 'Does not fit',
  NO_VALUE: 'No value read',
  DECIDES: 'Decides compliance',
  DIFFERS: 'Differs from file',
  BETTER_ON_FILE: 'Better proven on file',
  CHANGED_SINCE: 'Changed on file since',
};
