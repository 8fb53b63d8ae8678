import type { LocationRow } from '@covertrail/contracts/location/location.replies';
import { locationsView } from '@covertrail/contracts/location/location.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';

/** The locations of a policy whose owner was checked, by number. */
export const locationRowsOf = (policyId: Uuid) =>
  defineList(locationsView)<PageDto, LocationRow>({
    where: () => ({ where: { policyId: { eq: policyId } } }),
    words: 'searched',
    order: { field: 'numberOrder', direction: 'asc' },
    rows: async (documents) =>
      documents.map(({ id, place, buildingCount, limitCount, source }) => ({
        id,
        policyId,
        ...place,
        buildingCount,
        limitCount,
        source,
      })),
  });
