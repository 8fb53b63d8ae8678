import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { ccAddresses } from '@covertrail/domain/fields/supplier-contact-fields';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import { supplierContactDecider } from '@covertrail/domain/supplier-contact/supplier-contact.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { SupplierContactKeys } from './supplier-contact-key.service.js';

/** A new entry of a supplier address book; its id derives from the command id. `importId` names the import that it comes from. */
export class AddSupplierContact extends Command<Outcome> {
  constructor(
    readonly requesterId: Uuid,
    readonly given: SupplierEntry,
    readonly importId: Uuid | null,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** The entry that a command adds. */
export const contactIdOf = (commandId: Uuid): Uuid => deriveId('supplier-contact', commandId);

/** An entry as it is stored. */
export const storedEntry = (given: SupplierEntry): SupplierEntry => ({
  bookName: given.bookName,
  supplierName: given.supplierName,
  supplierNumber: given.supplierNumber,
  address: given.address,
  contactName: given.contactName,
  email: given.email,
  phone: given.phone,
  ccEmails: ccAddresses(given.ccEmails).join(', '),
});

/** Throws SUPPLIER_CONTACT.TAKEN where the book has the supplier. */
@CommandHandler(AddSupplierContact)
export class AddSupplierContactHandler implements ICommandHandler<AddSupplierContact, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly keys: SupplierContactKeys,
  ) {}

  async execute({ requesterId, given, importId, meta }: AddSupplierContact): Promise<Outcome> {
    const contactId = contactIdOf(meta.commandId);
    const entry = storedEntry(given);
    const sameAs = await this.keys.sameAs(requesterId, entry);
    const command = { type: 'AddSupplierContact', contactId, requesterId, ...entry, sameAs, importId } as const;
    // The rules refuse before the value is reserved.
    supplierContactDecider.decide(command, null, undefined);
    // What an import repeats is the same.
    const options = importId === null ? {} : ({ startsStream: true } as const);
    return this.reservations.holding(await this.keys.reservationOf(requesterId, contactId, entry), meta, () =>
      this.deciders.handle(supplierContactDecider, contactId, command, meta, options),
    );
  }
}
