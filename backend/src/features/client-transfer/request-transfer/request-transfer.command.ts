import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { hasEnded } from '@covertrail/domain/client-transfer/client-transfer.state';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { type Reservation, Reservations } from '@covertrail/platform/reservations/reservations';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { CLOCK } from '#tokens/tokens';
import type { RequestTransferDto } from '@covertrail/contracts/client-transfer/client-transfer.inputs';
import { Letters } from '../letter/letters.service.js';
import { TransferSides } from './transfer-sides.reader.js';

/** A client is offered by its agency, or asked for by another; the transfer's id derives from the command id. */
export class RequestTransfer extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly input: RequestTransferDto,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

const OWNER = `${clientTransferDecider.type}-`;
/** When a transfer has taken its reservation and is not recorded within this time, it never will be. */
const NEVER_CAME_MS = 60_000;

/** One transfer of a client at a time: the insured is reserved by the transfer until it ends. */
@CommandHandler(RequestTransfer)
export class RequestTransferHandler implements ICommandHandler<RequestTransfer, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly representations: Representations,
    private readonly sides: TransferSides,
    private readonly letters: Letters,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input, meta }: RequestTransfer): Promise<Outcome> {
    const { insuredCompanyId: insuredId, note = '' } = input;
    const letter = input.letter && (await this.letters.of(actor, input.letter));
    const transferId = deriveId('transfer', meta.commandId);
    const earlier = await this.deciders.load(clientTransferDecider, transferId);
    const sides = earlier.state?.request ?? (await this.sides.of(actor, input));
    const { startedBy, fromAgencyId, fromAgentId, toAgencyId, toAgentId, toDomain, beside } = sides;
    const command = {
      type: 'RequestClientTransfer',
      transferId,
      insuredId,
      startedBy,
      fromAgencyId,
      fromAgentId,
      toAgencyId,
      toAgentId,
      note: note.trim(),
      ...(letter ? { letter } : {}),
      ...(toDomain === undefined ? {} : { toDomain }),
      ...(beside ? { beside } : {}),
    } as const;
    const facts = () => this.representations.transferFacts(insuredId, fromAgencyId, transferId);
    const ask = () => this.deciders.handle(clientTransferDecider, transferId, command, meta, { facts });
    if (earlier.state) return ask();
    // The rules refuse before anything is reserved.
    clientTransferDecider.decide(command, null, await facts());
    return this.reservations.holding(this.reservationOf(insuredId, transferId), meta, async () => {
      if (letter) await this.letters.keep(letter);
      return ask();
    });
  }

  private reservationOf(insuredId: Uuid, transferId: Uuid): Reservation {
    return {
      kind: 'openTransfer',
      scope: 'product',
      value: insuredId,
      owner: OWNER + transferId,
      takenCode: 'CLIENT_TRANSFER.ANOTHER_OPEN',
      stillHeld: (owner, since) => this.isUnderWay(owner.slice(OWNER.length), since),
    };
  }

  private async isUnderWay(transferId: Uuid, since: Instant): Promise<boolean> {
    const { state } = await this.deciders.load(clientTransferDecider, transferId);
    if (state) return !hasEnded(state);
    return Date.parse(this.clock.now()) - Date.parse(since) < NEVER_CAME_MS;
  }
}
