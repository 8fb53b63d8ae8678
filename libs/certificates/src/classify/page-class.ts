import { linesOf, textOf } from '../page/lines.js';
import type { PageContent } from '../page/page-content.js';
import { lettersOf } from '../form/labels.js';

/** Which ACORD form a page says that it is, by a hidden field, the line at its foot, or its title. */
export interface PageClass {
  /** `25`, `101`. */
  readonly form: string;
  /** `2016/03`; null where only the title is there. */
  readonly edition: string | null;
  readonly by: 'form field' | 'foot' | 'title';
}

const EDITION_FIELD = /Form_EditionIdentifier/;
const FIELD_VALUE = /ACORD\s+0*(\d+)\s+(\d{4})[-/](\d{2})/i;
const FOOT = /ACORD\s*0*(\d{2,3})\s*(?:\([A-Z]{2}\)\s*)?\((\d{4})\/(\d{2})\)/i;
/** The lowest and the highest part of a page. */
const FOOT_PART = 0.15;
const HEAD_PART = 0.75;
const TITLES = [
  ['CERTIFICATE OF LIABILITY INSURANCE', '25'],
  ['CERTIFICATE OF PROPERTY INSURANCE', '24'],
  ['EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', '28'],
  ['EVIDENCE OF PROPERTY INSURANCE', '27'],
  ['ADDITIONAL REMARKS SCHEDULE', '101'],
].map(([title = '', form = '']) => ({ letters: lettersOf(title), form }));

/** What a page says of its form; null where it says nothing. */
export function classOf(page: PageContent): PageClass | null {
  const field = page.fields.find(({ name }) => EDITION_FIELD.test(name))?.value;
  const fromField = typeof field === 'string' ? FIELD_VALUE.exec(field) : null;
  if (fromField) return { form: fromField[1] ?? '', edition: `${fromField[2]}/${fromField[3]}`, by: 'form field' };
  const lines = linesOf(page.words);
  for (const line of lines.filter(({ box }) => box.top < page.height * FOOT_PART)) {
    const foot = FOOT.exec(textOf(line.words));
    if (foot) return { form: foot[1] ?? '', edition: `${foot[2]}/${foot[3]}`, by: 'foot' };
  }
  const heads = lines
    .filter(({ box }) => box.bottom > page.height * HEAD_PART)
    .map(({ words }) => lettersOf(textOf(words)));
  const title = TITLES.find(({ letters }) => heads.some((head) => head.startsWith(letters) || head.endsWith(letters)));
  return title ? { form: title.form, edition: null, by: 'title' } : null;
}

/** Forms whose pages prove insurance, or belong to one that does. */
export const CERTIFICATE_FORMS: readonly string[] = ['24', '25', '27', '28', '101'];

const NAMES_OF_CERTIFICATES = [
  'CERTIFICATE OF INSURANCE',
  'CERTIFICATE OF LIABILITY INSURANCE',
  'EVIDENCE OF INSURANCE',
  'PROOF OF INSURANCE',
  'INSURANCE CERTIFICATE',
].map(lettersOf);

/** Whether a page calls itself a certificate of insurance, of whatever kind. */
export const callsItselfCertificate = (page: PageContent): boolean =>
  linesOf(page.words).some(({ words }) =>
    NAMES_OF_CERTIFICATES.some((name) => lettersOf(textOf(words)).includes(name)),
  );
