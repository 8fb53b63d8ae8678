import { INSURER_LETTERS, type InsurerLetter } from '@covertrail/domain/insurance/certificate/field-keys';

/** The letters of a cell such as `A`, `A, B` or `A/C`; null for any other text. */
export function insurerLettersIn(text: string): readonly InsurerLetter[] | null {
  const said = text.toUpperCase().replaceAll(/[\s,/&+.;-]/g, '');
  const letters = INSURER_LETTERS.filter((letter) => said.includes(letter));
  return said.length > 0 && [...said].every((sign) => letters.some((letter) => letter === sign)) ? letters : null;
}

/** What a cell of Y or N says; an X is a Y. Null for any other text. */
export function yesOrNo(text: string): boolean | null {
  if (/^(y|yes|x)$/i.test(text.trim())) return true;
  return /^(n|no)$/i.test(text.trim()) ? false : null;
}
