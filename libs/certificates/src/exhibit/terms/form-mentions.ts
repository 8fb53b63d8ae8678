import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';

/** A form as a contract prints it, with its place. */
export interface NamedForm extends TextSpan {
  readonly text: string;
}

const NUMBER = String.raw`(?:CG|CA|WC|CU|CX|CP|IL)[ -]?\d{2}[ -]?\d{2}(?:[ -]?\d{2}(?=[ -]?[A-Z]?\b)(?<=WC[ -]?\d\d[ -]?\d\d[ -]?\d\d))?`;
const EDITION = String.raw`(?:\s?[A-C]\b)?(?:[ -]?(?:\(?(?:ed(?:ition)?\.?\s*)?(?:0[1-9]|1[0-2])[ /-]?\d{2}\)?)(?!\d))?`;
const FORM = new RegExp(String.raw`\b${NUMBER}${EDITION}`, 'g');

/** The endorsement forms that a plain text names. */
export const formsIn = (plain: string): readonly NamedForm[] =>
  [...plain.matchAll(FORM)].map((match) => {
    const printed = match[0].trim();
    return {
      text: printed.replace(/[()]/g, '').replace(/\s+/g, ' '),
      from: match.index,
      to: match.index + printed.length,
    };
  });
