import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  ClientTransferCommand,
  ClientTransferFacts,
} from '@covertrail/domain/client-transfer/client-transfer.contract';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import type { TransferAction } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';

/** An agency or the client takes a step; the rules say who may. `expected` is the revision that the person saw. */
export class ActOnTransfer extends Command<Outcome> {
  constructor(
    readonly transferId: Uuid,
    readonly step: ClientTransferCommand,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ActOnTransfer)
export class ActOnTransferHandler implements ICommandHandler<ActOnTransfer, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  execute({ transferId, step, expected, meta }: ActOnTransfer): Promise<Outcome> {
    const facts = () => this.factsOf(transferId);
    const options = expected === undefined ? { facts } : { facts, expected };
    return this.deciders.handle(clientTransferDecider, transferId, step, meta, options);
  }

  private async factsOf(transferId: Uuid): Promise<ClientTransferFacts> {
    const { state } = await this.deciders.load(clientTransferDecider, transferId);
    if (!state) return { held: false, moved: false };
    const { insuredId, fromAgencyId } = state.request;
    return this.representations.transferFacts(insuredId, fromAgencyId, transferId);
  }
}

/** The step that an agency takes with an action of its page. */
export function stepOf(action: TransferAction, byAgencyId: Uuid, reason: string): ClientTransferCommand {
  switch (action) {
    case 'acknowledge':
      return { type: 'AcknowledgeClientTransfer', byAgencyId };
    case 'approve':
      return { type: 'ApproveClientTransfer', byAgencyId };
    case 'deny':
      return { type: 'DenyClientTransfer', byAgencyId, reason };
    case 'cancel':
      return { type: 'CancelClientTransfer', byAgencyId };
    case 'close':
      return { type: 'CloseClientTransfer', byAgencyId };
  }
}
