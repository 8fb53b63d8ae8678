import { IsIn, IsOptional } from 'class-validator';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { templatesView } from '@covertrail/contracts/template/template.views';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.calls';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { IsId } from '#http/is-id.decorator';
import { PageDto } from '#http/page.dto';
import { defineList } from '#lists/define-list';
import type { Checking } from '../checking/checking.service.js';
import { trackedGroupFilter } from './tracked-group.filter.js';

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
    async rows(documents, { views }) {
      const checked = await checking.among(documents);
      const projects = await views.byId(
        projectsView,
        documents.map(({ projectId }) => projectId),
      );
      const templates = await views.byId(
        templatesView,
        documents.map(({ templateId }) => templateId),
      );
      return documents.map(
        ({
          id,
          supplierId,
          supplierName,
          projectId,
          templateId,
          outcome,
          outcomeWithout,
          excepted,
          exceptionsLapseOn,
          review,
          met,
          total,
          gaps,
          nextExpiry,
          asked,
          answered,
          trackedSince,
        }) => ({
          id,
          supplierId,
          supplierName,
          projectId,
          templateId,
          outcome,
          outcomeWithout,
          excepted,
          exceptionsLapseOn,
          review,
          met,
          total,
          gaps,
          nextExpiry,
          asked,
          answered,
          trackedSince,
          projectName: projects.get(projectId)?.name ?? '',
          templateName: templates.get(templateId)?.name ?? '',
          checking: checked.has(id),
        }),
      );
    },
  });
