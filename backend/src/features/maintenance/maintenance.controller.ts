import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  maintenanceOrders,
  operationFigures,
  orderRebuild,
  orderResume,
  parkedEventShape,
  retryMail,
  retryParkedEvent,
  skipParkedEvent,
  undeliveredMails,
} from '@covertrail/contracts/maintenance/maintenance.calls';
import type {
  MailFigures,
  MailRow,
  OperationFigures,
  OrderGiven,
  OrderRow,
  ParkedEventShape,
} from '@covertrail/contracts/maintenance/maintenance.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { CommandMetadata } from '#auth/request-parameters.decorator';
import { OPERATED_PRODUCT } from '#tokens/tokens';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { PagingDto } from '@covertrail/contracts/calls/page.inputs';
import {
  MailOrderDto,
  ParkedEventOrderDto,
  ParkedEventPath,
  ViewOrderDto,
} from '@covertrail/contracts/maintenance/maintenance.inputs';
import { MailOutbox } from '#mail/mail-outbox.service';
import { GiveOrder, type WantedOrder } from './give-order.command.js';
import type { OperatedProduct } from './operated-product.port.js';
import { ListOrders } from './order-list.query.js';

const MOST_MAILS = 200;

/** The operator's page. Nobody of a company may call any of it, and nothing of a company stands in its replies but ids. */
@Controller()
export class MaintenanceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly outbox: MailOutbox,
    @Inject(OPERATED_PRODUCT) private readonly product: OperatedProduct,
  ) {}

  @Answers(operationFigures)
  figures(): Promise<OperationFigures> {
    return this.product.figures();
  }

  @Answers(parkedEventShape)
  parkedEvent(@Param() { id }: ParkedEventPath): Promise<ParkedEventShape | null> {
    return this.product.parkedEvent(id);
  }

  @Answers(maintenanceOrders)
  orders(@Query() input: PagingDto): Promise<QueryReply<PageOf<OrderRow>>> {
    return this.queries.execute(new ListOrders(input));
  }

  @Answers(undeliveredMails)
  async mails(): Promise<MailFigures> {
    const found = await this.outbox.undelivered(MOST_MAILS + 1);
    const rows = found.flatMap(({ outcome, ...mail }): MailRow[] =>
      outcome === 'sent' || outcome === 'unwanted' ? [] : [{ ...mail, outcome }],
    );
    return { rows: rows.slice(0, MOST_MAILS), more: found.length > MOST_MAILS, sends: this.outbox.sends };
  }

  @Answers(orderRebuild)
  rebuild(
    @Body() { view, reason }: ViewOrderDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<OrderGiven>> {
    return this.give({ type: 'OrderViewRebuild', view, reason }, meta);
  }

  @Answers(orderResume)
  resume(
    @Body() { view, reason }: ViewOrderDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<OrderGiven>> {
    return this.give({ type: 'OrderViewResume', view, reason }, meta);
  }

  @Answers(retryParkedEvent)
  retry(
    @Body() { followerKind: kind, followerName: name, eventId, reason }: ParkedEventOrderDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<OrderGiven>> {
    return this.give({ type: 'RetryParkedEvent', follower: { kind, name }, eventId, reason }, meta);
  }

  @Answers(skipParkedEvent)
  skip(
    @Body() { followerKind: kind, followerName: name, eventId, reason }: ParkedEventOrderDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<OrderGiven>> {
    return this.give({ type: 'SkipParkedEvent', follower: { kind, name }, eventId, reason }, meta);
  }

  @Answers(retryMail)
  retryMail(
    @Body() { mailId, reason }: MailOrderDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<OrderGiven>> {
    return this.give({ type: 'RetryMail', mailId, reason }, meta);
  }

  private async give(wanted: WantedOrder, meta: CommandMeta): Promise<CommandReply<OrderGiven>> {
    const outcome = await this.commands.execute(new GiveOrder({ ...wanted, reason: wanted.reason.trim() }, meta));
    return new CommandReply({ orderId: outcome.streamId }, outcome);
  }
}
