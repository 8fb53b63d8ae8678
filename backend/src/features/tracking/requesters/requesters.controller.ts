import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { insuredOverview, requesterList } from '@covertrail/contracts/tracking/requester.calls';
import type { InsuredOverview, RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import { RequesterListDto } from '@covertrail/contracts/tracking/tracking.inputs';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import { Checking } from '../checking/checking.service.js';
import { ReadInsuredOverview } from './insured-overview.query.js';
import { requesterRows } from './requester-list.query.js';

/** Who requires what of an insured, and whether it has it [D08]. */
@Controller()
export class RequestersController {
  constructor(
    private readonly queries: QueryBus,
    private readonly checking: Checking,
    private readonly otherAgencies: OtherAgencies,
  ) {}

  @RightTo({ kind: 'insured', at: 'params.id' })
  @Answers(requesterList)
  async list(
    @Param('id') id: string,
    @Query() input: RequesterListDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<RequesterRow>>> {
    const others = await this.otherAgencies.policiesOf(actor, id);
    return this.queries.execute(new ListPage(requesterRows(id, this.checking, !others.isEmpty), actor, input));
  }

  @RightTo({ kind: 'insured', at: 'params.id' })
  @Answers(insuredOverview)
  overview(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<InsuredOverview>> {
    return this.queries.execute(new ReadInsuredOverview(id, actor));
  }
}
