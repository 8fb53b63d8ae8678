import type { Uuid } from '@covertrail/domain/kernel/event';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';

/** Where the requester stands with a supplier of its book. */
export interface ContactStanding {
  /** The supplier is tracked: its page. */
  readonly trackingId: Uuid | null;
  /** The last request that was sent to it and not canceled, and whether it waits for an answer. */
  readonly request: { readonly id: Uuid; readonly number: string; readonly isOpen: boolean } | null;
  /** The company that a request to the e-mail reaches, where this requester tracks it or has asked it. */
  readonly insuredCompanyId: Uuid | null;
}

export interface SupplierContactRow extends SupplierEntry {
  readonly id: Uuid;
  readonly standing: ContactStanding;
  /** To send back as `If-Match` with an edit. */
  readonly revision: number;
}

/** A book by its name. */
export interface SupplierBookRow {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}
