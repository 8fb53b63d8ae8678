import { dayText } from '@covertrail/wording/text/day-text';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NotificationSubject } from '@covertrail/domain/notification/notification.contract';
import type { RequestDeclined, RequestResponded } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { notice, type Notice } from './notice.rules.js';
import type { NoticeNames } from './notice-names.reader.js';

interface Sides {
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly insuredId: Uuid | null;
}

/** The insured that must answer, and the agency that represents it. A person invited by e-mail has no company here yet. */
export async function onCoverageRequested(
  { data }: RecordedEvent<'CoverageRequested'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { requestId, requesterId, insuredId, agencyId, projectId, dueOn } = data;
  if (!insuredId) return [];
  const asked = {
    requester: await names.company(requesterId),
    project: await names.project(projectId),
    dueOn: dayText(dueOn),
  };
  const subject = { kind: 'request', id: requestId } as const;
  const toInsured = notice(insuredId, 'REQUEST.RECEIVED', 'insuredPendingRequests', asked, subject);
  if (!agencyId) return [toInsured];
  const insured = await names.company(insuredId);
  return [
    toInsured,
    notice(agencyId, 'REQUEST.RECEIVED_FOR_CLIENT', 'agentPendingRequestApproval', { ...asked, insured }, subject),
  ];
}

export async function onRequestResponded(
  { data: responded }: RecordedEvent<'RequestResponded'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const answer = await answerOf(responded, names);
  const policies = String(responded.policyIds.length);
  return [
    notice(
      responded.requesterId,
      'REQUEST.RESPONDED',
      'requesterDashboard',
      { ...answer, policies },
      supplierOf(responded),
    ),
  ];
}

export async function onRequestDeclined(
  { data: declined }: RecordedEvent<'RequestDeclined'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  return [
    notice(
      declined.requesterId,
      'REQUEST.DECLINED',
      'requesterDashboard',
      await answerOf(declined, names),
      supplierOf(declined),
    ),
  ];
}

/** The notification of an answer also covers the policies that were shared with it. */
export async function onPoliciesShared(
  { data }: RecordedEvent<'PoliciesShared'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { requesterId, insuredId, projectId, requestId, policyIds } = data;
  if (requestId) return [];
  const params = {
    insured: await names.company(insuredId),
    project: await names.project(projectId),
    policies: String(policyIds.length),
  };
  return [
    notice(
      requesterId,
      'POLICIES.SHARED',
      'requesterDashboard',
      params,
      supplierOf({ requesterId, projectId, insuredId }),
    ),
  ];
}

/** The supplier on the project, as the requester tracks it. A declined invitation leads to no tracking. */
const supplierOf = ({ requesterId, projectId, insuredId }: Sides): NotificationSubject | undefined =>
  insuredId ? { kind: 'tracking', id: trackingIdOf(requesterId, projectId, insuredId) } : undefined;

async function answerOf(
  { requestId, insuredId, projectId }: RequestDeclined['data'] | RequestResponded['data'],
  names: NoticeNames,
) {
  const { state } = await names.deciders.load(requestDecider, requestId);
  return {
    insured: insuredId ? await names.company(insuredId) : 'The supplier',
    project: await names.project(projectId),
    number: state?.requested.number ?? '',
  };
}
