import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  shareCount,
  shareDetails,
  shareGraph,
  shareList,
  sharePolicies,
} from '@covertrail/contracts/share/share.calls';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import type { ShareCount, ShareDetails, ShareGraph, ShareRow } from '@covertrail/contracts/share/share.replies';
import { ShareGraphDto, ShareListDto, SharePoliciesDto } from '@covertrail/contracts/share/share.inputs';
import { ListPage } from '#lists/list.query';
import { CountShares } from './share-count.query.js';
import { ReadShareDetails } from './share-details.query.js';
import { ReadShareGraph } from './share-graph.query.js';
import { shareRows } from './share-list.query.js';
import { SentDrafts } from './wizard/sent-drafts.service.js';
import { ShareOnce } from './wizard/share-once.command.js';
import { shareTermsOf } from './wizard/sent-terms.rules.js';

/** The policies that insureds share with requesters [D03]. */
@Controller()
export class ShareController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly drafts: SentDrafts,
  ) {}

  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId' })
  @Answers(sharePolicies)
  async share(
    @Body() dto: SharePoliciesDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ shareId: string }>> {
    const {
      insuredCompanyId: insuredId,
      requesterCompanyId: requesterId,
      projectId,
      policyIds,
      onlyAvailable,
      draft,
      ...sent
    } = dto;
    const share = { insuredId, requesterId, projectId, requestId: null, policyIds, ...shareTermsOf(sent) };
    const outcome = await this.drafts.sending(draft, meta, () =>
      this.commands.execute(new ShareOnce(share, meta, onlyAvailable)),
    );
    return new CommandReply({ shareId: outcome.streamId }, outcome);
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId', optional: true })
  @Answers(shareList)
  list(@Query() input: ShareListDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ShareRow>>> {
    return this.queries.execute(new ListPage(shareRows, actor, input));
  }

  @RightTo({ kind: 'share', at: 'params.id' })
  @Answers(shareDetails)
  open(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<ShareDetails>> {
    return this.queries.execute(new ReadShareDetails(actor, id));
  }

  @RightTo({ kind: 'readPolicy', at: 'params.id' })
  @Answers(shareCount)
  count(@Param('id') id: string): Promise<QueryReply<ShareCount>> {
    return this.queries.execute(new CountShares(id));
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(shareGraph)
  graph(@Query() { insuredCompanyId }: ShareGraphDto, @CurrentActor() actor: Actor): Promise<QueryReply<ShareGraph>> {
    return this.queries.execute(new ReadShareGraph(actor, insuredCompanyId));
  }
}
