import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** An insurer that is not in the directory yet; it has no rating until one is recorded. */
export class AddCarrier extends Command<Outcome> {
  constructor(
    readonly name: string,
    readonly naic: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

const NOT_KNOWN = '0';
const STREAM = 'carrier-';

/**
 * A NAIC number identifies one insurer, so a second insurer with it is refused. When another company has already added an insurer
 * of the same name and number, the reply is that insurer, without saying who added it.
 */
@CommandHandler(AddCarrier)
export class AddCarrierHandler implements ICommandHandler<AddCarrier, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  async execute({ name, naic, meta }: AddCarrier): Promise<Outcome> {
    const carrierId = deriveId('carrier', meta.commandId);
    const add = () =>
      this.deciders.handle(carrierDecider, carrierId, { type: 'AddCarrier', carrierId, name, naic }, meta);
    if (naic === NOT_KNOWN) return add();
    const found = await this.addedByAnother(name, naic, meta.tenant);
    if (found) return found;
    const reservation = {
      kind: 'naic',
      scope: 'product',
      value: naic,
      owner: `${STREAM}${carrierId}`,
      takenCode: 'CARRIER.NAIC_TAKEN',
    } as const;
    return this.reservations.holding(reservation, meta, add);
  }

  private async addedByAnother(name: string, naic: string, companyId: Uuid | null): Promise<Outcome | null> {
    const owner = await this.reservations.ownerOf('naic', 'product', naic);
    if (owner === null) return null;
    const streamId = owner.slice(STREAM.length);
    const { state, revision, position } = await this.deciders.load(carrierDecider, streamId);
    const belongsToOther = state.addedBy !== null && state.addedBy !== companyId;
    return belongsToOther && folded(state.added?.name) === folded(name)
      ? { streamId, revision, position, events: [] }
      : null;
  }
}

const folded = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : foldedText(name.trim());
