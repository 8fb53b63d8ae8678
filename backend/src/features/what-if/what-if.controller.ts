import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { whatIf, whatIfSuppliers } from '@covertrail/contracts/what-if/what-if.calls';
import type { WhatIf, WhatIfRow } from '@covertrail/contracts/what-if/what-if.replies';
import { WhatIfSuppliersDto } from '@covertrail/contracts/what-if/what-if.inputs';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { ReadWhatIf } from './read-what-if.query.js';
import { ReadWhatIfSuppliers } from './what-if-suppliers.query.js';

/** What changes would do that are not saved. The answers are made from streams and wait for no view. */
@Controller()
export class WhatIfController {
  constructor(private readonly queries: QueryBus) {}

  @RightTo({ kind: 'whatIf', at: 'params.id' })
  @Answers(whatIf)
  read(@Param('id') id: string): Promise<WhatIf> {
    return this.queries.execute(new ReadWhatIf(id));
  }

  @RightTo({ kind: 'whatIf', at: 'params.id' })
  @Answers(whatIfSuppliers)
  suppliers(
    @Param('id') id: string,
    @Query() input: WhatIfSuppliersDto,
    @CurrentActor() actor: Actor,
  ): Promise<PageOf<WhatIfRow>> {
    return this.queries.execute(new ReadWhatIfSuppliers(id, input, actor));
  }
}
