import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  bulkShare,
  replaceShared,
  shareBatches,
  shareBatchRows,
} from '@covertrail/contracts/share-batch/share-batch.calls';
import {
  BulkShareDto,
  ReplaceSharedDto,
  ShareBatchListDto,
  ShareBatchRowsDto,
} from '@covertrail/contracts/share-batch/share-batch.inputs';
import type { ShareBatchOutcome, ShareBatchProgress } from '@covertrail/contracts/share-batch/share-batch.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { SentDrafts } from '../wizard/sent-drafts.service.js';
import { shareTermsOf } from '../wizard/sent-terms.rules.js';
import { ReplaceShared } from './replace-shared.command.js';
import { shareBatchList } from './share-batch-list.query.js';
import { ReadShareBatchRows } from './share-batch-rows.query.js';
import { StartShareBatch } from './start-share-batch.command.js';

type Begun = CommandReply<{ readonly batchId: string }>;

/** The same policies with many at once, and a policy in the place of another one [D03]. */
@Controller()
export class ShareBatchController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly drafts: SentDrafts,
  ) {}

  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId' })
  @Answers(bulkShare)
  async bulk(@Body() dto: BulkShareDto, @CommandMetadata() meta: CommandMeta): Promise<Begun> {
    const { insuredCompanyId, policyIds, rows, draft, ...terms } = dto;
    const to = rows.map(({ requesterCompanyId, projectId }) => ({ requesterId: requesterCompanyId, projectId }));
    const { recipientId: _id, recipientEmail: _email, ...stated } = shareTermsOf(terms);
    const outcome = await this.drafts.sending(draft, meta, () =>
      this.commands.execute(new StartShareBatch(insuredCompanyId, policyIds, stated, to, meta)),
    );
    return new CommandReply({ batchId: outcome.streamId }, outcome);
  }

  /** Which shares show the old policy is looked up by the handler: all of one insured. */
  @RightTo({ kind: 'policy', at: 'body.policyId' }, { kind: 'policy', at: 'body.replacedBy' })
  @Answers(replaceShared)
  async replace(@Body() dto: ReplaceSharedDto, @CommandMetadata() meta: CommandMeta): Promise<Begun> {
    const { policyId, replacedBy, upon, shares } = dto;
    const ids = shares.map(({ shareId }) => shareId);
    const outcome = await this.commands.execute(new ReplaceShared({ policyId, upon }, replacedBy, ids, meta));
    return new CommandReply({ batchId: outcome.streamId }, outcome);
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(shareBatches)
  list(
    @Query() input: ShareBatchListDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<ShareBatchProgress>>> {
    return this.queries.execute(new ListPage(shareBatchList, actor, input));
  }

  @RightTo({ kind: 'shareBatch', at: 'params.id' })
  @Answers(shareBatchRows)
  rows(@Param('id') id: string, @Query() input: ShareBatchRowsDto): Promise<QueryReply<PageOf<ShareBatchOutcome>>> {
    return this.queries.execute(new ReadShareBatchRows(id, input));
  }
}
