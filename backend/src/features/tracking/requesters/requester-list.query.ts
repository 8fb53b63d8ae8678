import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { RequesterListDto } from '@covertrail/contracts/tracking/tracking.inputs';
import type { LineGap, RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import {
  trackedSuppliersView,
  type TrackedGap,
  type TrackedSupplierDocument,
} from '@covertrail/contracts/tracking/tracking.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { supplierNeed, urgencyOf } from '@covertrail/domain/status/supplier-need';
import { requirementTitle } from '@covertrail/wording/compliance/sentence';
import { defineList } from '#lists/define-list';
import type { Views } from '#views/views.service';
import type { Checking } from '../checking/checking.service.js';

/**
 * The requesters of an insured that did not set it aside: what is urgent first, and of that what ends first. For an agency beside which others manage policies
 * (`beside`) neither day nor place of a row tells what ends first: it may be a policy of theirs [C15].
 */
export const requesterRows = (insuredId: Uuid, checking: Checking, beside: boolean) =>
  defineList(trackedSuppliersView)<RequesterListDto, RequesterRow>({
    where: ({ input: { need } }) => ({
      where: {
        supplierId: { eq: insuredId },
        active: { eq: true },
        ...(need ? { urgency: { eq: urgencyOf(need) } } : {}),
      },
    }),
    order: { field: 'urgency', direction: 'asc' },
    ...(beside ? {} : { then: { field: 'nextExpiry', direction: 'asc' } }),
    rows: async (documents, { views }) => {
      const [requesters, projects, requests, checked] = await Promise.all([
        views.byId(
          companiesView,
          documents.map(({ requesterId }) => requesterId),
        ),
        views.byId(
          projectsView,
          documents.map(({ projectId }) => projectId),
        ),
        openRequests(insuredId, views),
        checking.among(documents),
      ]);
      return documents.map((document) => ({
        ...shownOf(document),
        ...(beside ? { nextExpiry: null } : {}),
        requesterName: requesters.get(document.requesterId)?.name ?? '',
        projectName: projects.get(document.projectId)?.name ?? '',
        checking: checked.has(document.id),
        request: requests.get(document.id) ?? null,
      }));
    },
  });

const MOST_REQUESTS = 500;

/** By tracking, the open request that is due first. */
async function openRequests(insuredId: Uuid, views: Views): Promise<ReadonlyMap<Uuid, RequesterRow['request']>> {
  const { documents } = await views.find(
    requestsView,
    { where: { insuredId: { eq: insuredId }, state: { eq: 'open' } } },
    [{ field: 'dueOn', direction: 'asc' }],
    { limit: MOST_REQUESTS },
  );
  const found = documents.flatMap(({ id, dueOn, trackingId }) =>
    trackingId === null ? [] : [[trackingId, { id, dueOn }] as const],
  );
  return new Map(found.reverse());
}

function shownOf(document: TrackedSupplierDocument) {
  const { id, requesterId, projectId, outcome, excepted, exceptionsLapseOn, met, total, nextExpiry, asked, answered } =
    document;
  return {
    id,
    requesterId,
    projectId,
    outcome,
    excepted,
    exceptionsLapseOn,
    met,
    total,
    nextExpiry,
    asked,
    answered,
    need: supplierNeed(document),
    gaps: gapsByLine(document.gaps),
  };
}

const gapsByLine = (gaps: readonly TrackedGap[]): readonly LineGap[] =>
  [...new Set(gaps.map(({ line }) => line))].map((line) => ({
    line,
    titles: gaps.filter((gap) => gap.line === line).map(titleOf),
  }));

const titleOf = ({ rule, named }: TrackedGap): string =>
  requirementTitle({ rule, params: named === null ? {} : { named } });
