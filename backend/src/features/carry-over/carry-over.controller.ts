import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { carryOverList } from '@covertrail/contracts/carry-over/carry-over.calls';
import type { CarryOverRow } from '@covertrail/contracts/carry-over/carry-over.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { ListPage } from '#lists/list.query';
import { carryOverRowsOf } from './carry-over-list.query.js';

/** What replacements take over from the policies whose place they take. */
@Controller()
export class CarryOverController {
  constructor(private readonly queries: QueryBus) {}

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(carryOverList)
  list(
    @Param('id') policyId: string,
    @Query() input: PageDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<CarryOverRow>>> {
    return this.queries.execute(new ListPage(carryOverRowsOf(policyId), actor, input));
  }
}
