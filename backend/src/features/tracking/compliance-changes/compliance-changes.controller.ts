import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { complianceChanges, visitDashboard } from '@covertrail/contracts/tracking/tracking.calls';
import { ComplianceChangesDto } from '@covertrail/contracts/tracking/tracking.inputs';
import type { ComplianceChanges } from '@covertrail/contracts/tracking/tracking.replies';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ReadComplianceChanges } from './compliance-changes.query.js';
import { DashboardVisits } from './dashboard-visits.service.js';

/** What changed since the person was last at the dashboard [F11]. */
@Controller()
export class ComplianceChangesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly visits: DashboardVisits,
  ) {}

  @Answers(complianceChanges)
  changes(@Query() input: ComplianceChangesDto, @CurrentActor() actor: Actor): Promise<QueryReply<ComplianceChanges>> {
    return this.queries.execute(new ReadComplianceChanges(actor, input));
  }

  @Answers(visitDashboard)
  async visit(
    @CurrentActor() actor: Actor,
    @CommandMetadata() _meta: CommandMeta,
  ): Promise<{ readonly lastVisit: Instant | null }> {
    return { lastVisit: await this.visits.visit(actor) };
  }
}
