import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** Someone who was chosen in a list: a supplier, or an address with the name and the copies that the list has of it. */
export type ChosenRecipient =
  { readonly insuredId: string } | { readonly email: string; readonly name?: string; readonly cc?: string };

/** What a list has of someone whom it leads here with. */
interface ListedContact {
  readonly email: string;
  readonly supplierName: string;
  readonly ccEmails: string;
}

/**
 * Those whom another page chose for a request to all of them. It leads here with the ids of suppliers, or with contacts of an address book, in
 * the state of the address: no e-mail address is in the address itself.
 */
export function useChosenRecipients(): readonly ChosenRecipient[] {
  const state: unknown = useLocation().state;
  return useMemo(() => {
    const suppliers = listIn(state, 'supplierIds').filter((id) => typeof id === 'string');
    const contacts = listIn(state, 'contacts').filter(isContact);
    return [
      ...suppliers.map((insuredId) => ({ insuredId })),
      ...contacts.map(({ email, supplierName: name, ccEmails: cc }) => ({ email, name, ...(cc === '' ? {} : { cc }) })),
    ];
  }, [state]);
}

function listIn(state: unknown, key: 'supplierIds' | 'contacts'): readonly unknown[] {
  if (typeof state !== 'object' || state === null) return [];
  const entry = Object.entries(state).find(([name]) => name === key);
  return Array.isArray(entry?.[1]) ? entry[1] : [];
}

function isContact(contact: unknown): contact is ListedContact {
  if (typeof contact !== 'object' || contact === null) return false;
  if (!('email' in contact && 'supplierName' in contact && 'ccEmails' in contact)) return false;
  return [contact.email, contact.supplierName, contact.ccEmails].every((text) => typeof text === 'string');
}
