import { Body, Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { limitDetails, policyCompliance, providedPolicies } from '@covertrail/contracts/policy/policy-cards.calls';
import type {
  LimitDetailsPage,
  PolicyCompliance,
  ProvidedPolicyCard,
} from '@covertrail/contracts/policy/policy-cards.replies';
import { LimitDetailsDto } from '@covertrail/contracts/policy/policy.inputs';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ReadLimitDetails } from './limit-details.query.js';
import { ReadPolicyCompliance } from './policy-compliance.query.js';
import { ReadProvidedPolicies } from './provided-policies.query.js';

/** What the cards of a policy show, to both sides of a share [C02] [C10]. */
@Controller()
export class PolicyCardsController {
  constructor(private readonly queries: QueryBus) {}

  @RightTo({ kind: 'seenPolicy', at: 'body.policyId' })
  @Answers(limitDetails)
  limits(@Body() input: LimitDetailsDto, @CurrentActor() actor: Actor): Promise<QueryReply<LimitDetailsPage>> {
    return this.queries.execute(new ReadLimitDetails(actor, input));
  }

  @RightTo({ kind: 'seenPolicy', at: 'params.id' })
  @Answers(policyCompliance)
  compliance(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<PolicyCompliance>> {
    return this.queries.execute(new ReadPolicyCompliance(actor, id));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(providedPolicies)
  provided(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<readonly ProvidedPolicyCard[]>> {
    return this.queries.execute(new ReadProvidedPolicies(actor, id));
  }
}
