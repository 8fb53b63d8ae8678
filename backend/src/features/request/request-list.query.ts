import { isRequesting } from '@covertrail/domain/rights/sides';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { RequestDocument } from '@covertrail/contracts/request/request.views';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { templatesView } from '@covertrail/contracts/template/template.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { addDays } from '@covertrail/domain/kernel/dates';
import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import type { ReceivedRequestsDto } from '@covertrail/contracts/request/request.inputs';
import { defineList } from '#lists/define-list';
import { requestsOf } from './request-owner.js';

const WEEK = 7;

/** Requests that the actor's company sent (requester), received (insured), or received for its clients (agent). */
export const requestRows = defineList(requestsView)<ReceivedRequestsDto, RequestRow>({
  where: ({ actor, today, input: { requestId, insuredCompanyId, state, policyId, delivery, due } }) => ({
    and: [
      requestsOf(actor),
      ...(requestId ? [{ where: { id: { eq: requestId } } }] : []),
      ...(insuredCompanyId ? [{ where: { insuredId: { eq: insuredCompanyId } } }] : []),
      ...(state ? [{ where: { state: { eq: state } } }] : []),
      ...(delivery ? [{ where: { urgency: { eq: DELIVERY_SPEEDS.indexOf(delivery) } } }] : []),
      ...(due === 'late' ? [{ where: { dueOn: { lt: today } } }] : []),
      ...(due === 'week' ? [{ where: { dueOn: { gte: today, lte: addDays(today, WEEK) } } }] : []),
      ...(policyId ? [{ where: { policyWords: { word: idWord(policyId) } } }] : []),
    ],
  }),
  words: 'searched',
  sorts: {
    dueOn: 'dueOn',
    requestedAt: 'requestedAt',
    answeredAt: 'answeredAt',
    insuredName: 'insuredFolded',
    urgency: 'urgency',
  },
  order: { field: 'requestedAt', direction: 'desc' },
  then: { field: 'dueOn', direction: 'asc' },
  async rows(documents, { views, actor }) {
    const idsOf = (name: 'requesterId' | 'projectId' | 'templateId' | 'inviteeId') =>
      documents.flatMap((record) => record[name] ?? []);
    const [companies, projects, templates, people] = await Promise.all([
      views.byId(companiesView, idsOf('requesterId')),
      views.byId(projectsView, idsOf('projectId')),
      views.byId(templatesView, idsOf('templateId')),
      views.byId(peopleView, idsOf('inviteeId')),
    ]);
    return documents.map((record) => ({
      id: record.id,
      number: record.number,
      requesterId: record.requesterId,
      requesterName: companies.get(record.requesterId)?.name ?? '',
      requesterLogoId: companies.get(record.requesterId)?.logoId ?? null,
      insuredId: record.insuredId,
      insuredName: record.insuredName ?? people.get(record.inviteeId ?? '')?.email ?? '',
      projectId: record.projectId,
      projectName: projects.get(record.projectId)?.name ?? '',
      templateId: record.templateId,
      templateName: templates.get(record.templateId)?.name ?? '',
      message: record.message,
      asked: record.asked,
      dueOn: record.dueOn,
      requestedAt: record.requestedAt,
      state: record.state,
      answeredAt: record.answeredAt,
      reason: record.reason,
      remindedOn: record.remindedOn,
      resentOn: record.resentOn,
      differenceOn: record.differenceOn,
      ...(isRequesting(actor) ? byLink(record) : BY_LINK_UNSEEN),
      trackingId: record.trackingId,
    }));
  },
});

/** What happened by the links of its mails; only its requester sees it [D13]. */
type ByLink = Pick<RequestRow, 'openedAt' | 'certificateAt' | 'passedOnAt'>;
const byLink = ({ openedAt, certificateAt, passedOnAt }: RequestDocument): ByLink => ({
  openedAt,
  certificateAt,
  passedOnAt,
});
const BY_LINK_UNSEEN: ByLink = { openedAt: null, certificateAt: null, passedOnAt: null };
