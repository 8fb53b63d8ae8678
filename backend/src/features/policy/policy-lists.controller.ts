import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { agencyPolicies, otherAgencyPolicies, policyList } from '@covertrail/contracts/policy/policy.calls';
import { PolicyListDto } from '@covertrail/contracts/policy/policy.inputs';
import type { MaskedPolicyRow, PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { agencyPolicyRows, maskedPolicyRowsOf, policyRowsOf } from './policy-list.query.js';

/** Policies of an insured, as far as their reader may know them, and those of all clients of an agency [C01] [C15]. */
@Controller()
export class PolicyListsController {
  constructor(private readonly queries: QueryBus) {}

  @RightTo({ kind: 'insured', at: 'params.companyId' })
  @Answers(policyList)
  list(
    @Param('companyId') companyId: string,
    @Query() input: PolicyListDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<PolicyRow>>> {
    return this.queries.execute(new ListPage(policyRowsOf(companyId), actor, input));
  }

  @RightTo({ kind: 'insured', at: 'params.companyId' })
  @Answers(otherAgencyPolicies)
  ofOthers(
    @Param('companyId') companyId: string,
    @Query() input: PageDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<MaskedPolicyRow>>> {
    return this.queries.execute(new ListPage(maskedPolicyRowsOf(companyId), actor, input));
  }

  @Answers(agencyPolicies)
  ofAgency(@Query() input: PolicyListDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<PolicyRow>>> {
    return this.queries.execute(new ListPage(agencyPolicyRows, actor, input));
  }
}
