import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { broadSupplierSearch } from '@covertrail/contracts/tracking/tracking.calls';
import { SupplierSearchDto } from '@covertrail/contracts/tracking/tracking.inputs';
import type { SupplierSearchReply } from '@covertrail/contracts/tracking/tracking.replies';
import { may } from '@covertrail/domain/rights/principal';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { SearchSuppliers } from './supplier-search.query.js';

/** The supplier search in the header of every page [B03]. */
@Controller()
export class SupplierSearchController {
  constructor(private readonly queries: QueryBus) {}

  @RightTo({ kind: 'company', at: 'params.id' })
  @Answers(broadSupplierSearch)
  search(
    @Param('id') requesterId: string,
    @Query() { keyword = '' }: SupplierSearchDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<SupplierSearchReply>> {
    return this.queries.execute(new SearchSuppliers(requesterId, keyword, may(actor, 'readSupplierBook')));
  }
}
