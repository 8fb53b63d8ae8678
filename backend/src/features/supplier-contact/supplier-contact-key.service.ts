import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { supplierContactDecider } from '@covertrail/domain/supplier-contact/supplier-contact.decider';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { Reservation } from '@covertrail/platform/reservations/reservations';
import { keyedId } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { VAULT } from '#tokens/tokens';

const KIND = 'supplierContact';

/** What no two entries of a requester have in common: the book with the number of the supplier, and where it has none with its e-mail [F06]. */
export const sameOf = ({ bookName, supplierNumber, email }: SupplierEntry): string =>
  foldedText([bookName, supplierNumber === '' ? email : `#${supplierNumber}`].join('\n'));

/** Holds each supplier once in a book. An entry that was changed or removed gives its earlier value up. */
@Injectable()
export class SupplierContactKeys {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Names what no other entry may have in common, without revealing it. */
  sameAs(requesterId: Uuid, entry: SupplierEntry): Promise<Uuid> {
    return keyedId(this.vault, KIND, requesterId, sameOf(entry));
  }

  async reservationOf(requesterId: Uuid, contactId: Uuid, entry: SupplierEntry): Promise<Reservation> {
    const sameAs = await this.sameAs(requesterId, entry);
    return {
      kind: KIND,
      scope: requesterId,
      value: sameOf(entry),
      owner: `${KIND}-${contactId}`,
      takenCode: 'SUPPLIER_CONTACT.TAKEN',
      stillHeld: async (owner) => {
        const { state } = await this.deciders.load(supplierContactDecider, owner.slice(KIND.length + 1));
        return state === null || (!state.removed && state.sameAs === sameAs);
      },
    };
  }
}
