import { Body, Controller, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  addClient,
  agencyDashboard,
  clientList,
  findClient,
  pendingCounts,
  pendingCountsOf,
  pendingPolicies,
} from '@covertrail/contracts/client/client.calls';
import type {
  AgencyDashboard as Dashboard,
  ClientCandidate,
  ClientRow,
  PendingApprovalCounts,
} from '@covertrail/contracts/client/client.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { AddClientDto, ClientListDto, FindClientDto } from '@covertrail/contracts/client/client.inputs';
import { ListPage } from '#lists/list.query';
import { LookUp } from '#limits/look-up.decorator';
import { AddClient, searchIn } from './add-client/add-client.command.js';
import { AgencyDashboard } from './agency-dashboard.query.js';
import { clientRows } from './client-list.query.js';
import { FindClient } from './find-client.query.js';
import { PendingCounts } from './pending-approvals/pending-counts.query.js';
import { pendingPolicyRows } from './pending-approvals/pending-policy-list.query.js';

type Candidates = Promise<QueryReply<readonly ClientCandidate[]>>;
type Added = CommandReply<{ readonly insuredId: string }>;

/** An agency's clients and the work that waits for it [G01] [G02]. */
@Controller()
export class ClientController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers(clientList)
  list(@Query() input: ClientListDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ClientRow>>> {
    return this.queries.execute(new ListPage(clientRows, actor, input));
  }

  @LookUp()
  @Answers(findClient)
  search(@Query() { keyword }: FindClientDto, @CurrentActor() actor: Actor): Candidates {
    return this.queries.execute(new FindClient(actor.companyId, keyword));
  }

  @LookUp()
  @Answers(addClient)
  async add(
    @Body() dto: AddClientDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Added> {
    const outcome = await this.commands.execute(new AddClient(searchIn(dto), actor.companyId, actor.userId, meta));
    return new CommandReply({ insuredId: outcome.streamId }, outcome);
  }

  @Answers(agencyDashboard)
  dashboard(@CurrentActor() actor: Actor): Promise<QueryReply<Dashboard>> {
    return this.queries.execute(new AgencyDashboard(actor));
  }

  /** The id adds nothing to the token; it only has to agree with it. */
  @RightTo({ kind: 'company', at: 'params.id' })
  @Answers(pendingCountsOf)
  pendingCountsOf(@CurrentActor() actor: Actor): Promise<QueryReply<PendingApprovalCounts>> {
    return this.pendingCounts(actor);
  }

  @Answers(pendingCounts)
  pendingCounts(@CurrentActor() actor: Actor): Promise<QueryReply<PendingApprovalCounts>> {
    return this.queries.execute(new PendingCounts(actor));
  }

  @Answers(pendingPolicies)
  pendingPolicies(@Query() input: PageDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<PolicyRow>>> {
    return this.queries.execute(new ListPage(pendingPolicyRows, actor, input));
  }
}
