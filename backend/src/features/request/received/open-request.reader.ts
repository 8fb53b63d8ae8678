import { requestDecider, type RequestState } from '@covertrail/domain/request/request.decider';
import type { MailOrder, MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { addressee } from './received-links.js';

/** An open request as a mail about it names it: who asks whom (`you`, or a client of the reader), for what. */
export interface OpenRequest {
  readonly requested: NonNullable<RequestState>['requested'];
  readonly requester: string;
  readonly project: string;
  readonly whom: string;
}

/** Null once the request was answered or canceled. */
export async function readOpenRequest({ deciders }: MailParts, order: MailOrder): Promise<OpenRequest | null> {
  const { state } = await deciders.load(requestDecider, order.about['requestId']!);
  if (!state || state.outcome !== null) return null;
  const { requested } = state;
  const { requesterId, insuredId, projectId } = requested;
  const names = quotedNames(deciders);
  return {
    requested,
    requester: await names.company(requesterId, 'A company'),
    project: await names.project(projectId),
    whom: addressee(order) === 'agent' && insuredId ? `your client ${await names.company(insuredId)}` : 'you',
  };
}
