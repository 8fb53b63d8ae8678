import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { pastSuppliers, pastSummary } from '@covertrail/contracts/tracking/tracking.calls';
import { PastDayDto, PastSuppliersDto } from '@covertrail/contracts/tracking/tracking.inputs';
import type { PastSummary, PastSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { PAST_SUPPLIERS } from './past-suppliers.query.js';
import { ReadPastSummary } from './past-summary.query.js';

/** The dashboard as of any past day [F11]. */
@Controller()
export class PastDayController {
  constructor(private readonly queries: QueryBus) {}

  @Answers(pastSuppliers)
  page(@Query() input: PastSuppliersDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<PastSupplierRow>>> {
    return this.queries.execute(new ListPage(PAST_SUPPLIERS, actor, input));
  }

  @Answers(pastSummary)
  summary(@Query() { on }: PastDayDto, @CurrentActor() actor: Actor): Promise<QueryReply<PastSummary>> {
    return this.queries.execute(new ReadPastSummary(actor, on));
  }
}
