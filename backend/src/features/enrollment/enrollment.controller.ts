import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { PagingDto } from '@covertrail/contracts/calls/page.inputs';
import {
  beginPayment,
  checkEligibility,
  ownPrograms,
  programCompanies,
  settlePayment,
} from '@covertrail/contracts/enrollment/enrollment.calls';
import { BeginPaymentDto, SettlePaymentDto } from '@covertrail/contracts/enrollment/enrollment.inputs';
import type {
  PaymentBegun,
  PaymentSettled,
  ProgramCompanyRow,
  ProgramRow,
} from '@covertrail/contracts/enrollment/enrollment.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { ListPage } from '#lists/list.query';
import { Views } from '#views/views.service';
import { BeginPayment } from './begin-payment.command.js';
import { ReadOwnPrograms } from './own-programs.query.js';
import { programCompanyRows } from './program-companies.query.js';
import { SettlePayment } from './settle-payment.command.js';

/** Places in the Vendor Management Programs of requesters, and what is paid for them [F08]. */
@Controller()
export class EnrollmentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly views: Views,
  ) {}

  @Answers(ownPrograms)
  async own(@CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ProgramRow>>> {
    const rows = await this.queries.execute(new ReadOwnPrograms(actor));
    return this.views.reply({ rows, total: rows.length });
  }

  @Answers(checkEligibility)
  async eligibility(
    @Param('requesterId') requesterId: string,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<ProgramRow>> {
    const rows = await this.queries.execute(new ReadOwnPrograms(actor));
    const program = rows.find(({ id }) => id === requesterId);
    if (!program) throw new Problem('HTTP.NOT_FOUND');
    return this.views.reply(program);
  }

  @Answers(programCompanies)
  companies(@Query() input: PagingDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ProgramCompanyRow>>> {
    return this.queries.execute(new ListPage(programCompanyRows, actor, input));
  }

  @Answers(beginPayment)
  async begin(
    @Body() { requesterId }: BeginPaymentDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<PaymentBegun>> {
    const { begun, outcome } = await this.commands.execute(new BeginPayment(requesterId, actor, meta));
    return new CommandReply(begun, outcome);
  }

  @Answers(settlePayment)
  settle(
    @Body() { requesterId, transactionId }: SettlePaymentDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<PaymentSettled | CommandReply<PaymentSettled>> {
    return this.commands.execute(new SettlePayment(requesterId, transactionId, actor, meta));
  }
}
