import { requestsView } from '@covertrail/contracts/request/request.views';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Views } from '#views/views.service';

/** More open requests than the suppliers of a page have. */
const MOST = 1_000;

/** By tracking, the newest of its open requests; trackings without one are left out. */
export async function newestOpenRequests(
  trackingIds: readonly Uuid[],
  views: Views,
): Promise<ReadonlyMap<Uuid, TrackedSupplierRow['openRequest']>> {
  if (trackingIds.length === 0) return new Map();
  const { documents } = await views.find(
    requestsView,
    { where: { trackingId: { in: trackingIds }, state: { eq: 'open' } } },
    [{ field: 'requestedAt', direction: 'desc' }],
    { limit: MOST },
  );
  const newestLast = documents.toReversed();
  return new Map(
    newestLast.flatMap(({ id, trackingId, remindedOn }) =>
      trackingId === null ? [] : [[trackingId, { id, remindedOn }]],
    ),
  );
}
