import { IsIn, IsOptional } from 'class-validator';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.calls';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';
import type { Checking } from '../checking/checking.service.js';
import { trackedGroupFilter } from './tracked-group.filter.js';
import { trackedRowsOf } from './tracked-rows.reader.js';

/** The groups behind the counts and the donut; the specification's drill-down codes map to them. */
export const TRACKED_GROUPS = [
  'compliant',
  'nonCompliant',
  'review',
  'unknown',
  'notAnswered',
  'expiring30',
  'expiring60',
  'expiring90',
  'expired',
  'awaitingResponse',
  'excepted',
  'exceptionsLapsing',
  'reviewsWaiting',
] as const satisfies readonly TrackedGroup[];

/** Query of the tracked-policies dashboard. */
export class TrackedListDto extends PageDto {
  @IsOptional() @IsIn(TRACKED_GROUPS) group?: TrackedGroup;
  @IsOptional() @IsId() projectId?: string;
  @IsOptional() @IsId() templateId?: string;
}

const BY_NAME = { field: 'supplierFolded', direction: 'asc' } as const;

/** The table of the tracked-policies dashboard. Rows of one status are in the order of their names. */
export const trackedRows = (checking: Checking) =>
  defineList(trackedSuppliersView)<TrackedListDto, TrackedSupplierRow>({
    where: ({ actor, today, asked: { group, projectId, templateId } }) => ({
      and: [
        {
          where: {
            requesterId: { eq: actor.companyId },
            ...(projectId ? { projectId: { eq: projectId } } : {}),
            ...(templateId ? { templateId: { eq: templateId } } : {}),
          },
        },
        ...(group ? [trackedGroupFilter(group, today)] : []),
      ],
    }),
    words: 'supplierFolded',
    sorts: {
      supplierName: 'supplierFolded',
      outcome: 'outcome',
      nextExpiry: 'nextExpiry',
      trackedSince: 'trackedSince',
    },
    order: BY_NAME,
    then: BY_NAME,
    rows: (documents, { views }) => trackedRowsOf(documents, views, checking),
  });
