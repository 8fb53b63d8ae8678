import type { CertificateHolder } from '../insurance/terms/certificate-holder.js';
import { address1, address2, city, companyName, postalCode, state } from './company-fields.js';
import type { FieldProblem } from './field-problem.js';
import type { FieldRule } from './field-rule.js';
import { listOf } from './list-rules.js';

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
