import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { holderBookDecider } from '@covertrail/domain/holder-book/holder-book.decider';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { bookedOnce } from './booked-once.rules.js';

/** The entry that a command adds. */
export const holderIdOf = (commandId: Uuid): Uuid => deriveId('certificateHolder', commandId);

/** A new entry of an address book. Refuses one that is there already: HOLDER_BOOK.DUPLICATE. */
export class AddHolder extends Command<Outcome> {
  constructor(
    readonly ownerId: Uuid,
    readonly holder: HolderDetails,
    readonly meta: CommandMeta,
    /** Of the import that it comes from. */
    readonly importId?: Uuid,
  ) {
    super();
  }
}

@CommandHandler(AddHolder)
export class AddHolderHandler implements ICommandHandler<AddHolder, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  async execute({ ownerId, holder, meta, importId }: AddHolder): Promise<Outcome> {
    const holderId = holderIdOf(meta.commandId);
    const imported = importId === undefined ? {} : { importId };
    const command = { type: 'AddCertificateHolder', holderId, ownerId, holder, ...imported } as const;
    // The rules refuse before the address is reserved.
    holderBookDecider.decide(command, null, undefined);
    return this.reservations.holding(bookedOnce(this.deciders, { ownerId, holderId, holder }), meta, () =>
      this.deciders.handle(holderBookDecider, holderId, command, meta),
    );
  }
}
