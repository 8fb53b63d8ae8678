import { dayText } from '@covertrail/wording/text/day-text';
import type { CoverageRequested, RequestDeclined, RequestResponded } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { consequenceOf, notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';
import { supplierSubject, wholeSupplier } from '#notices/supplier-subject.rules';

export const requestNotices = defineNotices({
  CoverageRequested: onCoverageRequested,
  ReminderSent: onReminderSent,
  RequestResponded: onRequestResponded,
  RequestDeclined: onRequestDeclined,
});

/** Who requested, for what and until when, by name. */
const namesOf = async (
  { requesterId, projectId, dueOn }: Pick<CoverageRequested['data'], 'requesterId' | 'projectId' | 'dueOn'>,
  names: NoticeNames,
) => ({
  requester: await names.company(requesterId),
  project: await names.project(projectId),
  dueOn: dayText(dueOn),
});

/** The insured that must answer, and the agency that represents it. A person invited by e-mail has no company here yet. */
async function onCoverageRequested(
  { data }: RecordedEvent<'CoverageRequested'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const { requestId, requesterId, insuredId, agencyId, projectId, dueOn } = data;
  if (!insuredId) return [];
  const params = await namesOf({ requesterId, projectId, dueOn }, names);
  const subject = { kind: 'request', id: requestId } as const;
  const toInsured = notice(insuredId, 'REQUEST.RECEIVED', 'insuredPendingRequests', params, subject);
  if (!agencyId) return [toInsured];
  const insured = await names.company(insuredId);
  return [
    toInsured,
    notice(agencyId, 'REQUEST.RECEIVED_FOR_CLIENT', 'agentPendingRequestApproval', { ...params, insured }, subject),
  ];
}

/** Whoever can answer: the insured, and each agency that represented it then. An invited person is reminded by mail alone. */
async function onReminderSent({ data }: RecordedEvent<'ReminderSent'>, names: NoticeNames): Promise<readonly Notice[]> {
  const { requestId, insuredId, agents } = data;
  const { state } = await names.deciders.load(requestDecider, requestId);
  if (!insuredId || !state) return [];
  const params = await namesOf(state.requested, names);
  const subject = { kind: 'request', id: requestId } as const;
  const forClient = { ...params, insured: await names.company(insuredId) };
  return [
    notice(insuredId, 'REQUEST.REMINDED', 'insuredPendingRequests', params, subject),
    ...agents.map(({ agencyId }) =>
      notice(agencyId, 'REQUEST.REMINDED_FOR_CLIENT', 'agentPendingRequestApproval', forClient, subject),
    ),
  ];
}

async function onRequestResponded(
  { data: responded, meta }: RecordedEvent<'RequestResponded'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const answer = await answerOf(responded, names);
  const policies = String(responded.policyIds.length);
  const answered = notice(
    responded.requesterId,
    'REQUEST.RESPONDED',
    'requesterDashboard',
    { ...answer, policies },
    supplierSubject(responded),
  );
  return [consequenceOf(meta.correlationId, wholeSupplier(responded.insuredId, answer.insured), answered)];
}

async function onRequestDeclined(
  { data: declined }: RecordedEvent<'RequestDeclined'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  // The opt-out itself is the notice.
  if (declined.optOutId) return [];
  return [
    notice(
      declined.requesterId,
      'REQUEST.DECLINED',
      'requesterDashboard',
      await answerOf(declined, names),
      supplierSubject(declined),
    ),
  ];
}

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
