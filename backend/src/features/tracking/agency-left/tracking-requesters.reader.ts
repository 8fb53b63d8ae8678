import { Injectable } from '@nestjs/common';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { Views } from '#views/views.service';

/** Who tracks a supplier. */
@Injectable()
export class TrackingRequesters {
  constructor(private readonly views: Views) {}

  /** As of an event: throws `ViewsBehind` where the view does not reach it in time. */
  async of(supplierId: Uuid, position: Position): Promise<readonly Uuid[]> {
    const counted = await this.views.notBefore(position, () =>
      this.views.countBy(trackedSuppliersView, { where: { supplierId: { eq: supplierId }, active: { eq: true } } }, [
        'requesterId',
      ]),
    );
    return counted.map(({ key: [requesterId] }) => requesterId);
  }
}
