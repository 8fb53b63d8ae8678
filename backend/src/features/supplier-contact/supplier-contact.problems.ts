import type { SUPPLIER_CONTACT_CODES } from '@covertrail/domain/supplier-contact/supplier-contact.decider';
import type { ProblemsOf, ProblemTexts } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const SUPPLIER_CONTACT_PROBLEMS = {
  'SUPPLIER_CONTACT.TAKEN': { status: 409, message: 'This supplier is in the address book already.' },
  'SUPPLIER_CONTACT.NOT_FOUND': { status: 404, message: 'This supplier is not in the address book any more.' },
  'SUPPLIER_CONTACT.ALREADY_EXISTS': { status: 409, message: 'This supplier was added already.' },
  'SUPPLIER_CONTACT.NOT_VALID': { status: 422, message: 'Name, e-mail or address book of this supplier is not valid.' },
} satisfies ProblemsOf<typeof SUPPLIER_CONTACT_CODES>;

const TEXTS: ProblemTexts = SUPPLIER_CONTACT_PROBLEMS;
const OTHERWISE = 'This row could not be imported.';

/** Why a row was refused, in words. */
export const supplierContactText = (code: string): string => TEXTS[code]?.message ?? OTHERWISE;
