import type { CertificateHolder } from '../insurance/terms/certificate-holder.js';
import type { HolderDetails } from '../insurance/terms/holder-details.js';
import {
  boxTextLength,
  HOLDER_TEXT_LIMIT,
  holderText,
  INSURED_TEXT_LIMIT,
  insuredText,
} from '../insurance/terms/printed-box.js';
import { address1, address2, city, companyName, postalCode, state } from './company-fields.js';
import type { FieldProblem } from './field-problem.js';
import { listOf } from './list-rules.js';
import { remarks } from './note-fields.js';
import { optional, type FieldRule } from './field-rule.js';
import { maxLength, requiredText } from './text-rules.js';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ADDRESS_RULES: readonly (readonly [string, FieldRule])[] = [
  ['address1', address1],
  ['address2', address2],
  ['city', city],
  ['state', state],
  ['postalCode', postalCode],
];

/** An address is given with all its parts, or not at all. */
export const certificateHolder: FieldRule<CertificateHolder> = {
  check(value) {
    if (!isRecord(value)) return { code: 'HOLDER.NOT_VALID' };
    const { name, address } = value;
    return companyName.check(name) ?? (address === null ? null : addressProblem(address));
  },
};

function addressProblem(address: unknown): FieldProblem | null {
  if (!isRecord(address)) return { code: 'HOLDER.NOT_VALID' };
  return ADDRESS_RULES.map(([part, rule]) => rule.check(address[part])).find((problem) => problem !== null) ?? null;
}

/** Of all the certificates that were issued of one policy. */
export const MOST_HOLDERS = 50;
export const certificateHolders = listOf(certificateHolder, { least: 0, most: MOST_HOLDERS }, 'HOLDERS.TOO_MANY');

/** Of the people who keep an address book, beside a holder [D06]. */
export const holderNotes = remarks;

/** Whom a certificate names first as insured; empty: as the policy names it [D06]. */
export const firstNamedInsured = maxLength(INSURED_TEXT_LIMIT, 'NAMED_INSURED.TOO_LONG');
/** The same, where it may be left out. */
export const primaryNamedInsured = optional(firstNamedInsured);

const namedInsured = requiredText('NAMED_INSURED.REQUIRED', INSURED_TEXT_LIMIT, 'NAMED_INSURED.TOO_LONG');

/** Of a client, among which each holder has its own. */
const MOST_NAMED_INSUREDS = 50;
export const furtherNamedInsureds = listOf(
  namedInsured,
  { least: 0, most: MOST_NAMED_INSUREDS },
  'NAMED_INSUREDS.TOO_MANY',
);

/** Name and address together, as the box "certificate holder" counts them [D06]. */
export const holderTextProblem = (holder: CertificateHolder): FieldProblem | null =>
  boxTextLength(holderText(holder)) <= HOLDER_TEXT_LIMIT
    ? null
    : { code: 'HOLDER_TEXT.TOO_LONG', most: HOLDER_TEXT_LIMIT };

/** The names of the insured together, as the box "insured" counts them [D06]. */
export const insuredNamesProblem = (
  names: Pick<HolderDetails, 'primaryNamedInsured' | 'furtherNamedInsureds'>,
): FieldProblem | null =>
  boxTextLength(insuredText(names)) <= INSURED_TEXT_LIMIT
    ? null
    : { code: 'NAMED_INSUREDS.TOO_LONG', most: INSURED_TEXT_LIMIT };

/** What is wrong with a holder as a whole: first its fields, then the texts of the two boxes [D06]. */
export const holderDetailsProblem = (holder: HolderDetails): FieldProblem | null =>
  certificateHolder.check({ name: holder.name, address: holder.address }) ??
  holderNotes.check(holder.notes) ??
  primaryNamedInsured.check(holder.primaryNamedInsured) ??
  furtherNamedInsureds.check(holder.furtherNamedInsureds) ??
  holderTextProblem(holder) ??
  insuredNamesProblem(holder);
