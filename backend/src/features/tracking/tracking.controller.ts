import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  complianceTrend,
  gapCounts,
  supplierContacts,
  trackedCounts,
  trackedList,
  trackedSummary,
} from '@covertrail/contracts/tracking/tracking.calls';
import type {
  GapCount,
  SupplierContacts,
  TrackedCounts,
  TrackedSummary,
  TrackedSupplierRow,
  TrendPoint,
} from '@covertrail/contracts/tracking/tracking.replies';
import { TrackedListDto, TrendDto } from '@covertrail/contracts/tracking/tracking.inputs';
import { RightTo } from '#auth/access';
import { CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { ReadSupplierContacts } from './supplier-contacts/supplier-contacts.query.js';
import { ReadGapCounts } from './tracked-counts/gap-counts.query.js';
import { ReadTrackedCounts } from './tracked-counts/tracked-counts.query.js';
import { ReadTrackedSummary } from './tracked-counts/tracked-summary.query.js';
import { trackedRows } from './tracked-list/tracked-list.query.js';
import { ReadComplianceTrend } from './trend/compliance-trend.query.js';
import { Checking } from './checking/checking.service.js';

const DEFAULT_MONTHS = 12;

/** The requester's tracked-policies dashboard [F01]. */
@Controller()
export class TrackingController {
  constructor(
    private readonly queries: QueryBus,
    private readonly checking: Checking,
  ) {}

  @Answers(trackedList)
  page(@Query() input: TrackedListDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<TrackedSupplierRow>>> {
    return this.queries.execute(new ListPage(trackedRows(this.checking), actor, input));
  }

  @Answers(trackedCounts)
  counts(@CurrentActor() actor: Actor): Promise<QueryReply<TrackedCounts>> {
    return this.queries.execute(new ReadTrackedCounts(actor));
  }

  @Answers(trackedSummary)
  summary(@CurrentActor() actor: Actor): Promise<QueryReply<TrackedSummary>> {
    return this.queries.execute(new ReadTrackedSummary(actor));
  }

  @Answers(gapCounts)
  gaps(@CurrentActor() actor: Actor): Promise<QueryReply<readonly GapCount[]>> {
    return this.queries.execute(new ReadGapCounts(actor));
  }

  @Answers(complianceTrend)
  trendOf(
    @Query() { months = DEFAULT_MONTHS }: TrendDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<readonly TrendPoint[]>> {
    return this.queries.execute(new ReadComplianceTrend(actor, months));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(supplierContacts)
  contacts(@Param('id') id: string): Promise<QueryReply<SupplierContacts>> {
    return this.queries.execute(new ReadSupplierContacts(id));
  }
}
