import type {
  AnsweringAgentNamed,
  CertificateGiven,
  NamedAgentDeclined,
} from '@covertrail/domain/mail-answer/mail-answer.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineNotices } from '#notices/define-notices';
import { notice, type Notice } from '#notices/notice';
import type { NoticeNames } from '#notices/notice-names.reader';

/** The requester hears of what came by the link of a mail [D13]. */
export const mailAnswerNotices = defineNotices({
  CertificateGiven: onCertificateGiven,
  AnsweringAgentNamed: onAnsweringAgentNamed,
  NamedAgentDeclined: onNamedAgentDeclined,
});

async function onCertificateGiven(
  { data }: RecordedEvent<'CertificateGiven'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const params = await paramsOf(data, names);
  return [notice(data.requesterId, 'REQUEST.CERTIFICATE_GIVEN', 'requesterSentRequests', params, subjectOf(data))];
}

async function onAnsweringAgentNamed(
  { data }: RecordedEvent<'AnsweringAgentNamed'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const params = { ...(await paramsOf(data, names)), agency: data.agencyName };
  return [notice(data.requesterId, 'REQUEST.PASSED_ON', 'requesterSentRequests', params, subjectOf(data))];
}

async function onNamedAgentDeclined(
  { data }: RecordedEvent<'NamedAgentDeclined'>,
  names: NoticeNames,
): Promise<readonly Notice[]> {
  const params = { ...(await paramsOf(data, names)), agency: data.agencyName };
  return [notice(data.requesterId, 'REQUEST.AGENT_DECLINED', 'requesterSentRequests', params, subjectOf(data))];
}

const subjectOf = ({ requestId: id }: { readonly requestId: string }) => ({ kind: 'request', id }) as const;

async function paramsOf(
  { requestId, projectId }: (CertificateGiven | AnsweringAgentNamed | NamedAgentDeclined)['data'],
  names: NoticeNames,
) {
  const { state } = await names.deciders.load(requestDecider, requestId);
  return { project: await names.project(projectId), number: state?.requested.number ?? '' };
}
