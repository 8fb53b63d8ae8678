import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  addFormEntry,
  changeFormEntry,
  formDetails,
  formList,
  tryFormEntry,
  withdrawFormEntry,
} from '@covertrail/contracts/form-equivalence/form-equivalence.calls';
import type {
  FormDetails,
  FormEntrySaved,
  ListedForm,
} from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { WhatIfStarted } from '@covertrail/contracts/what-if/what-if.replies';
import {
  ChangedFormEntryDto,
  FormDetailsDto,
  FormListDto,
  NewFormEntryDto,
  TryFormEntryDto,
  WithdrawFormEntryDto,
} from '@covertrail/contracts/form-equivalence/form-equivalence.inputs';
import type { FormEntryCommand } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { CLOCK } from '#tokens/tokens';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ReadForm } from './form-details.query.js';
import { adding, changing, triedIn, withdrawing } from './form-entry-commands.rules.js';
import { ListForms } from './form-list.query.js';
import { TryFormEntry } from './try-form-entry.command.js';
import { Forward } from '#forwarding/forward.command';
import { formEquivalenceDecider } from '@covertrail/domain/form-equivalence/form-equivalence.decider';

/** The index of forms, with what the requester itself says [H14]. An entry belongs to the requester's own stream. */
@Controller()
export class FormEquivalenceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Answers(formList)
  list(@Query() input: FormListDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ListedForm>>> {
    return this.queries.execute(new ListForms(actor, input));
  }

  @Answers(formDetails)
  details(@Query() { number }: FormDetailsDto, @CurrentActor() actor: Actor): Promise<QueryReply<FormDetails>> {
    return this.queries.execute(new ReadForm(actor, number));
  }

  @Answers(tryFormEntry)
  async whatIf(
    @Body() dto: TryFormEntryDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<WhatIfStarted> {
    const entry = triedIn(dto, actor.companyId, deriveId('formEntry', meta.commandId), this.today(actor));
    return { whatIfId: await this.commands.execute(new TryFormEntry(actor, entry, meta)) };
  }

  @Answers(addFormEntry)
  add(
    @Body() dto: NewFormEntryDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<FormEntrySaved>> {
    return this.save(
      adding(actor.companyId, deriveId('formEntry', meta.commandId), dto, this.today(actor)),
      'Entry added to your index.',
      actor,
      meta,
    );
  }

  @Answers(changeFormEntry)
  change(
    @Param('id') id: string,
    @Body() dto: ChangedFormEntryDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<FormEntrySaved>> {
    return this.save(changing(id, dto, this.today(actor)), 'Entry changed.', actor, meta);
  }

  @Answers(withdrawFormEntry)
  withdraw(
    @Param('id') id: string,
    @Body() dto: WithdrawFormEntryDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<FormEntrySaved>> {
    return this.save(withdrawing(id, dto, this.today(actor)), 'Entry withdrawn.', actor, meta);
  }

  private async save(
    entry: FormEntryCommand,
    message: string,
    { companyId }: Actor,
    meta: CommandMeta,
  ): Promise<CommandReply<FormEntrySaved>> {
    const outcome = await this.commands.execute(new Forward(formEquivalenceDecider, companyId, entry, meta));
    return new CommandReply({ entryId: entry.entryId, message }, outcome);
  }

  private today({ timeZone }: Actor): string {
    return dayInZone(this.clock.now(), timeZone);
  }
}
