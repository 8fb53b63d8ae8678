import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { TrackedListDto } from '@covertrail/contracts/tracking/tracking.inputs';
import { defineList } from '#lists/define-list';
import type { Checking } from '../checking/checking.service.js';
import { statusCodesFilter, trackedGroupFilter } from './tracked-group.filter.js';
import { trackedRowsOf } from './tracked-rows.reader.js';

const BY_NAME = { field: 'supplierFolded', direction: 'asc' } as const;

/** The table of the tracked-policies dashboard. Rows of one status are in the order of their names. */
export const trackedRows = (checking: Checking) =>
  defineList(trackedSuppliersView)<TrackedListDto, TrackedSupplierRow>({
    where: ({ actor, today, input: { group, status, inactive, gap, projectId, templateId } }) => ({
      and: [
        {
          where: {
            requesterId: { eq: actor.companyId },
            ...(gap ? { gapKinds: { word: gap } } : {}),
            ...(projectId ? { projectId: { eq: projectId } } : {}),
            ...(templateId ? { templateId: { eq: templateId } } : {}),
          },
        },
        ...(group || status || inactive ? [] : [{ where: { active: { eq: true } } } as const]),
        ...(group ? [trackedGroupFilter(group, today)] : []),
        ...(status ? [statusCodesFilter(status, today)] : []),
      ],
    }),
    words: 'supplierFolded',
    sorts: {
      supplierName: 'supplierFolded',
      outcome: 'outcome',
      coverEndsOn: 'coverEndsOn',
      trackedSince: 'trackedSince',
    },
    order: BY_NAME,
    then: BY_NAME,
    rows: (documents, { views }) => trackedRowsOf(documents, views, checking),
  });
