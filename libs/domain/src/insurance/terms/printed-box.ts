import type { CertificateHolder, HolderAddress } from './certificate-holder.js';
import type { HolderDetails } from './holder-details.js';

/** A line of the boxes "insured" and "certificate holder" of a certificate holds so many characters [D06]. */
export const CHARACTERS_PER_LINE = 40;
/** Name and address of a certificate holder, counted in whole lines as `boxTextLength` does [D06]. */
export const HOLDER_TEXT_LIMIT = 160;
/** The names of the insured, counted likewise [D06]. */
export const INSURED_TEXT_LIMIT = 120;

/** What stands in a box: names, the first of which is the company's, and an address. */
export interface BoxText {
  readonly names: readonly string[];
  readonly address: HolderAddress | null;
}

/** Longer texts are counted by their units: no field takes them, and counting characters is slow. */
const COUNTED = 10_000;

/** Characters as people count them: one outside the basic plane counts as one. */
const charactersOf = (text: string): readonly string[] => (text.length > COUNTED ? text.split('') : Array.from(text));

const lengthOf = (text: string): number => charactersOf(text.trim()).length;

/** The characters of the lines that the text begins: a text that ends within a line takes all of it. */
const wholeLines = (text: string): number => Math.ceil(lengthOf(text) / CHARACTERS_PER_LINE) * CHARACTERS_PER_LINE;

/** The company's name, and whole lines for each further name. */
export const companyNameLength = ([name = '', ...further]: readonly string[]): number =>
  further.reduce((sum, part) => sum + wholeLines(part), lengthOf(name));

/** Whole lines for the street, and the rest of the address. */
export const addressLength = (address: HolderAddress): number =>
  wholeLines(address.address1) + lengthOf(restOf(address));

/** What is compared with the limits of the boxes. */
export const boxTextLength = ({ names, address }: BoxText): number =>
  companyNameLength(names) + (address === null ? 0 : addressLength(address));

/** `Suite 5, Denver, CO 80202`: what is printed below the street. */
function restOf({ address2, city, state, postalCode }: HolderAddress): string {
  const place = [state, postalCode].map((part) => part.trim()).filter((part) => part !== '');
  return [address2.trim(), city.trim(), place.join(' ')].filter((part) => part !== '').join(', ');
}

/** The lines of a box as they are printed: each name, the street and the rest of the address begin a line. */
export const printedLines = ({ names, address }: BoxText): readonly string[] =>
  [...names, ...(address === null ? [] : [address.address1, restOf(address)])].flatMap(linesOf);

/** Broken between words; a word that is longer than a line is broken where the line ends. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  let line: readonly string[] = [];
  for (const word of text
    .split(/\s+/)
    .filter((part) => part !== '')
    .map(charactersOf)) {
    const joined = line.length === 0 ? word : [...line, ' ', ...word];
    if (joined.length <= CHARACTERS_PER_LINE) {
      line = joined;
      continue;
    }
    if (line.length > 0) lines.push(line.join(''));
    const full = Math.floor((word.length - 1) / CHARACTERS_PER_LINE) * CHARACTERS_PER_LINE;
    for (let at = 0; at < full; at += CHARACTERS_PER_LINE)
      lines.push(word.slice(at, at + CHARACTERS_PER_LINE).join(''));
    line = word.slice(full);
  }
  return line.length === 0 ? lines : [...lines, line.join('')];
}

/** What is counted for the box of the holder, whether or not its certificates print the address: that may be chosen later. */
export const holderText = ({ name, address }: CertificateHolder): BoxText => ({ names: [name], address });

/** What the box "certificate holder" shows. */
export const printedHolder = (holder: HolderDetails): BoxText => ({
  names: [holder.name],
  address: holder.includeNotesAndAddressOnCoi ? holder.address : null,
});

/** What the box "insured" shows where the holder's entry names the insureds. */
export const insuredText = (holder: Pick<HolderDetails, 'primaryNamedInsured' | 'furtherNamedInsureds'>): BoxText => ({
  names: [holder.primaryNamedInsured, ...holder.furtherNamedInsureds],
  address: null,
});
