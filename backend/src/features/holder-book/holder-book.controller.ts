import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import {
  addHolder,
  holderBook,
  holderUses,
  removeHolder,
  restoreHolder,
  reviseHolder,
} from '@covertrail/contracts/holder-book/holder-book.calls';
import { HolderBookDto, NewHolderDto } from '@covertrail/contracts/holder-book/holder-book.inputs';
import type { BookedHolderRow, HolderUseRow } from '@covertrail/contracts/holder-book/holder-book.replies';
import { HolderDetailsDto } from '@covertrail/contracts/policy/holder-details.inputs';
import { holderBookDecider } from '@covertrail/domain/holder-book/holder-book.decider';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { AddHolder } from './add-holder.command.js';
import { ChangeHolder } from './change-holder.command.js';
import { holderUsesOf } from './holder-uses.query.js';
import { holderRows } from './holder-book.query.js';

type Reply = CommandReply<{ readonly holderId: string }>;

/** Address books of certificate holders: an agency's own, and an insured's, which its agencies keep with it [G08]. */
@Controller()
export class HolderBookController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly deciders: DeciderStore,
  ) {}

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId', optional: true })
  @Answers(holderBook)
  list(@Query() input: HolderBookDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<BookedHolderRow>>> {
    return this.queries.execute(new ListPage(holderRows, actor, input));
  }

  @RightTo({ kind: 'certificateHolder', at: 'params.id' })
  @Answers(holderUses)
  async uses(
    @Param('id') id: string,
    @Query() input: PageDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<HolderUseRow>>> {
    const { state } = await this.deciders.readable.load(holderBookDecider, id);
    if (!state) throw new RuleBroken('HOLDER_BOOK.NOT_FOUND');
    return this.queries.execute(new ListPage(holderUsesOf(state), actor, input));
  }

  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId', optional: true })
  @Answers(addHolder)
  async add(
    @Body() { insuredCompanyId, ...holder }: NewHolderDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    const ownerId = insuredCompanyId ?? actor.companyId;
    return reply(await this.commands.execute(new AddHolder(ownerId, holder, meta)));
  }

  @RightTo({ kind: 'certificateHolder', at: 'params.id' })
  @Answers(reviseHolder)
  async revise(
    @Param('id') id: string,
    @Body() holder: HolderDetailsDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const change = { type: 'ReviseCertificateHolder', holder } as const;
    return reply(await this.commands.execute(new ChangeHolder(id, change, expected, meta)));
  }

  @RightTo({ kind: 'certificateHolder', at: 'params.id' })
  @Answers(removeHolder)
  async remove(
    @Param('id') id: string,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const command = { type: 'RemoveCertificateHolder' } as const;
    return reply(await this.commands.execute(new Forward(holderBookDecider, id, command, meta, expected)));
  }

  @RightTo({ kind: 'certificateHolder', at: 'params.id' })
  @Answers(restoreHolder)
  async restore(@Param('id') id: string, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    const change = { type: 'RestoreCertificateHolder' } as const;
    return reply(await this.commands.execute(new ChangeHolder(id, change, undefined, meta)));
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ holderId: outcome.streamId }, outcome);
