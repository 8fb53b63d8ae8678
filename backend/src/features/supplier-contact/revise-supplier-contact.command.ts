import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { SupplierEntry } from '@covertrail/domain/supplier-contact/supplier-contact.contract';
import { supplierContactDecider } from '@covertrail/domain/supplier-contact/supplier-contact.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { storedEntry } from './add-supplier-contact.command.js';
import { SupplierContactKeys } from './supplier-contact-key.service.js';

/** The whole form of an entry. `expected` is the revision that the person saw. */
export class ReviseSupplierContact extends Command<Outcome> {
  constructor(
    readonly contactId: Uuid,
    readonly given: SupplierEntry,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Throws SUPPLIER_CONTACT.TAKEN where the book has the supplier in another entry. */
@CommandHandler(ReviseSupplierContact)
export class ReviseSupplierContactHandler implements ICommandHandler<ReviseSupplierContact, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly keys: SupplierContactKeys,
  ) {}

  async execute({ contactId, given, expected, meta }: ReviseSupplierContact): Promise<Outcome> {
    const { state, revision } = await this.deciders.load(supplierContactDecider, contactId);
    if (!state) throw new RuleBroken('SUPPLIER_CONTACT.NOT_FOUND');
    const { requesterId } = state;
    const entry = storedEntry(given);
    const sameAs = await this.keys.sameAs(requesterId, entry);
    const command = { type: 'ReviseSupplierContact', entry, sameAs } as const;
    const revise = () => this.deciders.handle(supplierContactDecider, contactId, command, meta, { expected });
    // Nothing is reserved for an edit of an old revision; a repeated edit gets its recorded outcome.
    if (sameAs === state.sameAs || (expected !== undefined && expected !== revision)) return revise();
    // The rules refuse before the value is reserved.
    supplierContactDecider.decide(command, state, undefined);
    return this.reservations.holding(await this.keys.reservationOf(requesterId, contactId, entry), meta, revise);
  }
}
