import { Injectable } from '@nestjs/common';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { policiesView, type PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { Lapse } from '@covertrail/contracts/tracking/requester.replies';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import { readableBy } from '#views/policy-readers.filter';
import { NOT_ARCHIVED } from '#views/policy-standing.filter';
import { Views } from '#views/views.service';

type Reader = Parameters<typeof readableBy>[0];

/** How far ahead it looks. */
const WITHIN_DAYS = 90;
const SHOWN = 5;
/** An insured holds some dozens of policies at most. */
const MOST_POLICIES = 200;

/** What ends next for an insured: verified policies that nothing replaces and that the reader may use, and exceptions of its requesters. */
@Injectable()
export class LapsesReader {
  constructor(private readonly views: Views) {}

  async of(insuredId: Uuid, reader: Reader, today: CalendarDate): Promise<readonly Lapse[]> {
    const found = await Promise.all([this.policies(insuredId, reader, today), this.exceptions(insuredId, today)]);
    return found
      .flat()
      .sort((a, b) => a.on.localeCompare(b.on))
      .slice(0, SHOWN);
  }

  private async policies(insuredId: Uuid, reader: Reader, today: CalendarDate): Promise<readonly Lapse[]> {
    const soon = { gte: today, lte: addDays(today, WITHIN_DAYS) };
    const filter: FilterOf<typeof policiesView> = {
      and: [
        NOT_ARCHIVED,
        readableBy(reader),
        { where: { insuredId: { eq: insuredId }, verification: { eq: 'verified' }, expiresOn: { gte: today } } },
        { or: [{ where: { expiresOn: soon } }, { where: { canceledFrom: soon } }] },
      ],
    };
    const { documents } = await this.views.find(policiesView, filter, [{ field: 'expiresOn', direction: 'asc' }], {
      limit: MOST_POLICIES,
    });
    const ending = documents
      .filter((policy) => policy.replacedBy === null && endOf(policy) >= today)
      .sort((a, b) => endOf(a).localeCompare(endOf(b)))
      .slice(0, SHOWN);
    return Promise.all(
      ending.map(async (policy) => ({
        kind: 'policy' as const,
        on: endOf(policy),
        policyId: policy.id,
        line: policy.line,
        policyNumber: policy.policyNumber,
        shares: await this.views.count(sharesView, {
          where: { insuredId: { eq: insuredId }, policyWords: { word: idWord(policy.id) }, ended: { eq: false } },
        }),
      })),
    );
  }

  private async exceptions(insuredId: Uuid, today: CalendarDate): Promise<readonly Lapse[]> {
    const { documents } = await this.views.find(
      trackedSuppliersView,
      {
        where: {
          supplierId: { eq: insuredId },
          exceptionsLapseOn: { gt: today, lte: addDays(today, WITHIN_DAYS) },
        },
      },
      [{ field: 'exceptionsLapseOn', direction: 'asc' }],
      { limit: SHOWN },
    );
    const requesters = await this.views.byId(
      companiesView,
      documents.map(({ requesterId }) => requesterId),
    );
    const projects = await this.views.byId(
      projectsView,
      documents.map(({ projectId }) => projectId),
    );
    return documents.flatMap(({ id, requesterId, projectId, exceptionsLapseOn }) =>
      exceptionsLapseOn === null
        ? []
        : [
            {
              kind: 'exception' as const,
              on: exceptionsLapseOn,
              trackingId: id,
              requesterName: requesters.get(requesterId)?.name ?? '',
              projectName: projects.get(projectId)?.name ?? '',
            },
          ],
    );
  }
}

/** The first day without cover. */
const endOf = ({ canceledFrom, expiresOn }: Pick<PolicyDocument, 'canceledFrom' | 'expiresOn'>): CalendarDate =>
  canceledFrom !== null && canceledFrom < expiresOn ? canceledFrom : expiresOn;
