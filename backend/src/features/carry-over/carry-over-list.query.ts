import type { CarryOverRow } from '@covertrail/contracts/carry-over/carry-over.replies';
import { carryOversView } from '@covertrail/contracts/carry-over/carry-over.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';

/** What a policy whose owner was checked takes over, by kind. */
export const carryOverRowsOf = (policyId: Uuid) =>
  defineList(carryOversView)<PageDto, CarryOverRow>({
    where: () => ({ where: { policyId: { eq: policyId } } }),
    order: { field: 'kind', direction: 'asc' },
    rows: async (documents) =>
      documents.map(({ id, kind, count, carried, stage }) => ({ id, kind, count, carried, stage })),
  });
