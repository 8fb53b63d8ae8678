import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { MaintenanceCommand } from '@covertrail/domain/maintenance/maintenance.contract';
import { maintenanceDecider } from '@covertrail/domain/maintenance/maintenance.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { OPERATED_PRODUCT } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { MailOutbox } from '#mail/mail-outbox.service';
import type { OperatedProduct } from './operated-product.port.js';

/** An order without its id, which derives from the command: a repeat is the same order. */
export type WantedOrder = MaintenanceCommand extends infer One
  ? One extends MaintenanceCommand
    ? Omit<One, 'orderId'>
    : never
  : never;

/** An operator orders something. It is recorded with the reason; what it takes happens after that, in whichever process can do it. */
export class GiveOrder extends Command<Outcome> {
  constructor(
    readonly wanted: WantedOrder,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(GiveOrder)
export class GiveOrderHandler implements ICommandHandler<GiveOrder, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly outbox: MailOutbox,
    @Inject(OPERATED_PRODUCT) private readonly product: OperatedProduct,
  ) {}

  async execute({ wanted, meta }: GiveOrder): Promise<Outcome> {
    const orderId = deriveId('maintenance', meta.commandId);
    if (!(await this.isRepeat(orderId))) await this.check(wanted);
    return this.deciders.handle(maintenanceDecider, orderId, { orderId, ...wanted }, meta);
  }

  /** What was ordered is answered alike the second time, although by then there may be nothing left to order it for. */
  private async isRepeat(orderId: string): Promise<boolean> {
    return (await this.deciders.load(maintenanceDecider, orderId)).state !== null;
  }

  private async check(wanted: WantedOrder): Promise<void> {
    switch (wanted.type) {
      case 'OrderViewRebuild':
      case 'OrderViewResume':
        if (!this.product.hasView(wanted.view)) throw new Problem('MAINTENANCE.NO_SUCH_VIEW');
        return;
      case 'RetryParkedEvent':
      case 'SkipParkedEvent':
        if (!(await this.product.isParked(wanted.follower, wanted.eventId)))
          throw new Problem('MAINTENANCE.NOT_PARKED');
        return;
      case 'RetryMail':
        if (!(await this.outbox.hasFailed(wanted.mailId))) throw new Problem('MAINTENANCE.MAIL_NOT_FAILED');
    }
  }
}
