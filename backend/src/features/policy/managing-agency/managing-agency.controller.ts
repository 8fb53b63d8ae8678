import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { managePolicy, managingAgency } from '@covertrail/contracts/policy/managing-agency.calls';
import { ManagePolicyDto } from '@covertrail/contracts/policy/managing-agency.inputs';
import type { ManagingAgency } from '@covertrail/contracts/policy/managing-agency.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, IfMatch } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { ManagePolicy } from './manage-policy.command.js';
import { ReadManagingAgency } from './managing-agency.query.js';

/** The insured chooses which of its agencies manages a policy (ADR 70). */
@Controller()
export class ManagingAgencyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(managingAgency)
  read(@Param('id') id: string): Promise<ManagingAgency> {
    return this.queries.execute(new ReadManagingAgency(id));
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(managePolicy)
  async choose(
    @Param('id') id: string,
    @Body() { agencyId }: ManagePolicyDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<CommandReply<{ readonly policyId: string }>> {
    const outcome = await this.commands.execute(new ManagePolicy(id, agencyId ?? null, meta, expected));
    return new CommandReply({ policyId: outcome.streamId }, outcome);
  }
}
