import { supplierContactRules } from '../fields/supplier-contact-fields.js';
import { fits } from '../fields/field-rule.js';
import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  SupplierContactAdded,
  SupplierContactCommand,
  SupplierContactEvent,
  SupplierEntry,
} from './supplier-contact.contract.js';

/** Null before the entry was added. What is about a person is left out: it is sealed, and no rule needs it. */
export type SupplierContactState = KeptContact | null;

interface KeptContact {
  readonly contactId: Uuid;
  readonly requesterId: Uuid;
  readonly supplierName: string;
  readonly bookName: string;
  readonly sameAs: Uuid;
  readonly removed: boolean;
}

/** Every code with which a command to an entry may be refused. */
export const SUPPLIER_CONTACT_CODES = [
  'SUPPLIER_CONTACT.NOT_FOUND',
  'SUPPLIER_CONTACT.ALREADY_EXISTS',
  'SUPPLIER_CONTACT.NOT_VALID',
] as const;

/** An entry of a requester's supplier address book [F06]: `supplierContact-<contactId>`. A book may have thousands. */
export const supplierContactDecider: Decider<SupplierContactState, SupplierContactCommand, SupplierContactEvent> = {
  type: 'supplierContact',
  initialState: null,
  decide(command, state) {
    if (command.type === 'AddSupplierContact') return add(dataOf(command), state);
    if (state === null || (state.removed && command.type === 'ReviseSupplierContact'))
      throw new RuleBroken('SUPPLIER_CONTACT.NOT_FOUND');
    const { contactId, requesterId, supplierName, bookName } = state;
    if (command.type === 'RemoveSupplierContact')
      return state.removed
        ? []
        : [{ type: 'SupplierContactRemoved', data: { contactId, requesterId, supplierName, bookName } }];
    const { entry, sameAs } = command;
    checkEntry(entry);
    const data = { contactId, requesterId, ...entry, sameAs, bookNameBefore: bookName };
    return [{ type: 'SupplierContactRevised', data }];
  },
  evolve(state, { type, data }) {
    if (type === 'SupplierContactRemoved') return state && { ...state, removed: true };
    const { contactId, requesterId, supplierName, bookName, sameAs } = data;
    return { contactId, requesterId, supplierName, bookName, sameAs, removed: state?.removed ?? false };
  },
};

function add(data: SupplierContactAdded['data'], state: SupplierContactState): SupplierContactEvent[] {
  if (state !== null) throw new RuleBroken('SUPPLIER_CONTACT.ALREADY_EXISTS');
  checkEntry(data);
  return [{ type: 'SupplierContactAdded', data }];
}

function checkEntry(entry: SupplierEntry): void {
  const { bookName, supplierName, supplierNumber, address, contactName, email, phone, ccEmails } = supplierContactRules;
  const valid =
    fits(bookName, entry.bookName) &&
    fits(supplierName, entry.supplierName) &&
    fits(supplierNumber, entry.supplierNumber) &&
    fits(address, entry.address) &&
    fits(contactName, entry.contactName) &&
    fits(email, entry.email) &&
    fits(phone, entry.phone) &&
    fits(ccEmails, entry.ccEmails);
  if (!valid) throw new RuleBroken('SUPPLIER_CONTACT.NOT_VALID');
}
