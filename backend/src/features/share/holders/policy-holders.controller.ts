import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { issueAgain, policyHolders } from '@covertrail/contracts/share/policy-holders.calls';
import { IssueAgainDto, PolicyHoldersDto } from '@covertrail/contracts/share/policy-holders.inputs';
import type { PolicyHolder } from '@covertrail/contracts/share/policy-holders.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { IssueAgain } from './issue-again.command.js';
import { ReadPolicyHolders } from './policy-holders.query.js';

/** Who holds a policy, and that it is issued again after a change [D12]. */
@Controller()
export class PolicyHoldersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(policyHolders)
  holders(
    @Param('id') id: string,
    @Query() input: PolicyHoldersDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<PolicyHolder>>> {
    return this.queries.execute(new ReadPolicyHolders(id, input, actor));
  }

  /** Which shares show the policy is looked up by the handler. */
  @RightTo({ kind: 'policy', at: 'body.policyId' })
  @Answers(issueAgain)
  async issueAgain(
    @Body() { policyId, shares }: IssueAgainDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly batchId: string }>> {
    const ids = shares?.map(({ shareId }) => shareId) ?? null;
    const outcome = await this.commands.execute(new IssueAgain(policyId, ids, meta));
    return new CommandReply({ batchId: outcome.streamId }, outcome);
  }
}
