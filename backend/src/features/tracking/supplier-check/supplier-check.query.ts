import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Views } from '#views/views.service';

/** Whether a requester tracks any supplier yet. */
export class CheckSuppliers extends Query<{ readonly hasShares: boolean }> {
  constructor(readonly requesterId: Uuid) {
    super();
  }
}

@QueryHandler(CheckSuppliers)
export class CheckSuppliersHandler implements IQueryHandler<CheckSuppliers> {
  constructor(private readonly views: Views) {}

  async execute({ requesterId }: CheckSuppliers): Promise<{ readonly hasShares: boolean }> {
    const tracked = await this.views.count(trackedSuppliersView, { where: { requesterId: { eq: requesterId } } }, 1);
    return { hasShares: tracked > 0 };
  }
}
