import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { supplierCheck } from '@covertrail/contracts/tracking/tracking.calls';
import { RightTo } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { CheckSuppliers } from './supplier-check.query.js';

/** Decides a requester's first page: the dashboard, or the page that adds the first supplier [A03]. */
@Controller()
export class SupplierCheckController {
  constructor(private readonly queries: QueryBus) {}

  @RightTo({ kind: 'company', at: 'params.id' })
  @Answers(supplierCheck)
  check(@Param('id') requesterId: string): Promise<{ readonly hasShares: boolean }> {
    return this.queries.execute(new CheckSuppliers(requesterId));
  }
}
