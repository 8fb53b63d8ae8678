import { Body, Controller, Inject, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  addAnsweringPolicy,
  addPolicy,
  approvePolicy,
  archivePolicy,
  assignPolicy,
  cancelPolicy,
  editPolicy,
  policyAgents,
  policyDetails,
  reinstatePolicy,
  rejectPolicy,
  replacePolicy,
  reverifyPolicy,
  unarchivePolicy,
} from '@covertrail/contracts/policy/policy.calls';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isAgency } from '@covertrail/domain/rights/sides';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { PolicyAgentRow, PolicyDetails as Details } from '@covertrail/contracts/policy/policy.replies';
import {
  AddAnsweringPolicyDto,
  AddPolicyDto,
  AssignPolicyDto,
  CancelPolicyDto,
  EditPolicyDto,
  ReinstatePolicyDto,
  ApprovePolicyDto,
  RejectPolicyDto,
  ReplacePolicyDto,
} from '@covertrail/contracts/policy/policy.inputs';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CLOCK } from '#tokens/tokens';
import { CommandReply } from '#http/data.interceptor';
import { AddAnsweringPolicy } from './add-answering-policy.command.js';
import { AddPolicy } from './add-policy.command.js';
import { AssignPolicy } from './assign-policy.command.js';
import { EditPolicy } from './edit-policy.command.js';
import { PolicyAgents } from './policy-agents.query.js';
import { PolicyDetails } from './policy-details.query.js';
import { ReplacePolicy } from './replace-policy.command.js';
import { Forward } from '#forwarding/forward.command';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { PolicyCommand } from '@covertrail/domain/policy/policy-command.contract';

type Reply = CommandReply<{ readonly policyId: string }>;

/** A policy of an insured, for itself and for an agency that may handle it [C01]. */
@Controller()
export class PolicyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId' })
  @Answers(addPolicy)
  async add(
    @Body() { insuredCompanyId, line, terms, fromCertificate = false }: AddPolicyDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(new AddPolicy(insuredCompanyId, line, terms, meta, enteredBy(meta, fromCertificate))),
    );
  }

  @RightTo({ kind: 'request', at: 'body.requestId' })
  @Answers(addAnsweringPolicy)
  async addForRequest(
    @Body() { requestId, line, terms, fromCertificate = false }: AddAnsweringPolicyDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(
        new AddAnsweringPolicy(requestId, actor.companyId, { line, terms, ...enteredBy(meta, fromCertificate) }, meta),
      ),
    );
  }

  @RightTo({ kind: 'answeringPolicy', at: 'body.policyId' })
  @Answers(editPolicy)
  async edit(
    @Body() { policyId, ...edit }: EditPolicyDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new EditPolicy(policyId, edit, expected, meta)));
  }

  @RightTo({ kind: 'answeringPolicy', at: 'params.id' })
  @Answers(approvePolicy)
  approve(
    @Param('id') id: string,
    @Body() { endorsementRequests = [] }: ApprovePolicyDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const command = { type: 'ApprovePolicy', agencyId: actor.companyId, endorsementRequests } as const;
    return this.forward(id, command, meta, expected);
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(reverifyPolicy)
  reverify(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return this.forward(id, { type: 'ReverifyPolicy', agencyId: actor.companyId }, meta, expected);
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(rejectPolicy)
  reject(
    @Param('id') id: string,
    @Body() { reason }: RejectPolicyDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return this.forward(id, { type: 'RejectPolicy', agencyId: actor.companyId, reason }, meta, expected);
  }

  /** The policy becomes Canceled [C01]: nothing is ever deleted. */
  @RightTo(
    { kind: 'policy', at: 'params.id' },
    { kind: 'user', at: 'query.loggedInUserId', optional: true },
    { kind: 'user', at: 'body.loggedInUserId', optional: true },
  )
  @Answers(cancelPolicy)
  cancel(
    @Param('id') id: string,
    @Body() dto: CancelPolicyDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const effectiveFrom = dto.effectiveFrom ?? dayInZone(this.clock.now(), actor.timeZone);
    return this.forward(id, { type: 'CancelPolicy', effectiveFrom, reason: dto.reason ?? '' }, meta, expected);
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(reinstatePolicy)
  reinstate(
    @Param('id') id: string,
    @Body() { effectiveFrom, reason }: ReinstatePolicyDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return this.forward(id, { type: 'ReinstatePolicy', effectiveFrom, reason }, meta, expected);
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(replacePolicy)
  async replace(
    @Param('id') id: string,
    @Body() { terms, upon, carriesOver }: ReplacePolicyDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(
        new ReplacePolicy(id, terms, { upon, carriesOver: carriesOver ?? true }, meta, enteredBy(meta)),
      ),
    );
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(archivePolicy)
  archive(@Param('id') id: string, @CommandMetadata() meta: CommandMeta, @IfMatch() expected?: number): Promise<Reply> {
    return this.forward(id, { type: 'ArchivePolicy' }, meta, expected);
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(unarchivePolicy)
  unarchive(
    @Param('id') id: string,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return this.forward(id, { type: 'UnarchivePolicy' }, meta, expected);
  }

  @RightTo({ kind: 'readAnsweringPolicy', at: 'params.id' })
  @Answers(policyDetails)
  details(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<Details> {
    return this.queries.execute(new PolicyDetails(actor, id));
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(policyAgents)
  agents(@Param('id') id: string): Promise<readonly PolicyAgentRow[]> {
    return this.queries.execute(new PolicyAgents(id));
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(assignPolicy)
  async assign(
    @Param('id') id: string,
    @Body() { agentId }: AssignPolicyDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new AssignPolicy(id, agentId ?? null, meta, expected)));
  }

  private async forward(id: string, command: PolicyCommand, meta: CommandMeta, expected?: number): Promise<Reply> {
    return reply(await this.commands.execute(new Forward(policyDecider, id, command, meta, expected)));
  }
}

/** An agent stands behind the policy that it enters itself (ADR 7); what anyone read on a certificate is claimed there until an agent verifies it. */
function enteredBy(
  { role, tenant }: CommandMeta,
  fromCertificate = false,
): { readonly source?: 'claimedOnCertificate'; readonly verifiedBy?: Uuid } {
  if (fromCertificate) return { source: 'claimedOnCertificate' };
  return isAgency({ role }) && tenant !== null ? { verifiedBy: tenant } : {};
}

const reply = (outcome: ConstructorParameters<typeof CommandReply>[1]): Reply =>
  new CommandReply({ policyId: outcome.streamId }, outcome);
