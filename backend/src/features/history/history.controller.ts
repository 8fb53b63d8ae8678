import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  compareDays,
  historySteps,
  policyHistory,
  trackingContinuity,
  trackingHistory,
  trackingVerdict,
} from '@covertrail/contracts/history/history.calls';
import type {
  Comparison,
  Continuity,
  HistoryStep,
  PolicyHistory,
  TrackingHistory,
  Verdict,
} from '@covertrail/contracts/history/history.replies';
import { CompareDto, KnownDto, VerdictDto } from '@covertrail/contracts/history/history.inputs';
import { RightTo } from '#auth/access';
import { CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CompareDays } from './compare/compare-days.query.js';
import { ReadContinuity } from './continuity/continuity.query.js';
import { ReadPolicyHistory } from './policy-history/policy-history.query.js';
import { ReadHistorySteps } from './steps/history-steps.query.js';
import { ReadTrackingHistory } from './tracking-history/tracking-history.query.js';
import { ReadVerdict } from './verdict/verdict.query.js';

/**
 * What was true, what was known, and why: of a tracked supplier, for both sides of the tracking, and of a policy, for its insured
 * and the agency. Read from streams, so these calls wait for no view.
 */
@Controller()
export class HistoryController {
  constructor(private readonly queries: QueryBus) {}

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(trackingVerdict)
  verdict(@Param('id') id: string, @Query() input: VerdictDto, @CurrentActor() actor: Actor): Promise<Verdict> {
    return this.queries.execute(new ReadVerdict(actor, id, input));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(trackingHistory)
  history(
    @Param('id') id: string,
    @Query() { known: knownAsOf }: KnownDto,
    @CurrentActor() actor: Actor,
  ): Promise<TrackingHistory> {
    return this.queries.execute(new ReadTrackingHistory(actor, id, knownAsOf));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(compareDays)
  compare(@Param('id') id: string, @Query() input: CompareDto, @CurrentActor() actor: Actor): Promise<Comparison> {
    return this.queries.execute(new CompareDays(actor, id, input));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(historySteps)
  steps(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<{ readonly steps: readonly HistoryStep[] }> {
    return this.queries.execute(new ReadHistorySteps(actor, id));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(trackingContinuity)
  continuity(
    @Param('id') id: string,
    @Query() { known: knownAsOf }: KnownDto,
    @CurrentActor() actor: Actor,
  ): Promise<Continuity> {
    return this.queries.execute(new ReadContinuity(actor, id, knownAsOf));
  }

  @RightTo({ kind: 'readPolicy', at: 'params.id' })
  @Answers(policyHistory)
  ofPolicy(
    @Param('id') id: string,
    @Query() { known: knownAsOf }: KnownDto,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyHistory> {
    return this.queries.execute(new ReadPolicyHistory(actor, id, knownAsOf));
  }
}
