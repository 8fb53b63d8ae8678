import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { approvalEffects, policyPending } from '@covertrail/contracts/policy/policy-approval.calls';
import type { ApprovalEffects, PolicyPending } from '@covertrail/contracts/policy/policy-approval.replies';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ReadApprovalEffects } from './approval-effects.query.js';
import { ReadPolicyPending } from './policy-pending.query.js';

/** What an approval is about, and what it would do [G03]. */
@Controller()
export class PolicyApprovalController {
  constructor(private readonly queries: QueryBus) {}

  @RightTo({ kind: 'readAnsweringPolicy', at: 'params.id' })
  @Answers(policyPending)
  pending(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<PolicyPending> {
    return this.queries.execute(new ReadPolicyPending(actor, id));
  }

  @RightTo({ kind: 'answeringPolicy', at: 'params.id' })
  @Answers(approvalEffects)
  effects(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<ApprovalEffects>> {
    return this.queries.execute(new ReadApprovalEffects(actor, id));
  }
}
