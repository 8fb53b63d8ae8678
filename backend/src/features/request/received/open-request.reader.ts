import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { RequestState } from '@covertrail/domain/request/request.state';
import type { MailOrder, MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { addressee } from './received-links.js';

/** An open request as a mail about it names it: who asks whom (`you`, or a client of the reader), for what. */
export interface OpenRequest {
  readonly requested: NonNullable<RequestState>['requested'];
  readonly requester: string;
  readonly project: string;
  readonly whom: string;
  /** Why the reader has a mail about it, after `because`. */
  readonly because: string;
}

/** Null once the request was answered or canceled. */
export async function readOpenRequest({ deciders }: MailParts, order: MailOrder): Promise<OpenRequest | null> {
  const { state } = await deciders.load(requestDecider, order.about['requestId']!);
  if (!state || state.outcome !== null) return null;
  const { requested } = state;
  const { requesterId, insuredId, projectId } = requested;
  const names = quotedNames(deciders);
  const requester = await names.company(requesterId, 'A company');
  const insured = insuredId ? await names.company(insuredId) : 'a company';
  const as = addressee(order);
  return {
    requested,
    requester,
    project: await names.project(projectId),
    whom: as === 'agent' ? `your client ${insured}` : 'you',
    because: {
      insured: `you may answer requests for ${insured}`,
      agent: `you are an agent of ${insured}`,
      invitee: `${requester} entered this address to ask you for proof of insurance`,
    }[as],
  };
}
