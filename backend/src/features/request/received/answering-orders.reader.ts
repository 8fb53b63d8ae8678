import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { RemindedAgent } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { MailOrder, MailParts } from '#mail/mail-kind';
import { answeringPeople } from './answering-people.reader.js';
import { aboutReader } from './received-links.js';

/** To whom and for what a mail about a request goes again. */
interface Again {
  readonly requestId: Uuid;
  readonly insuredId: Uuid | null;
  readonly agents: readonly RemindedAgent[];
}

/** A mail to each person who can answer: those of the insured who may, the agents named, or who was invited by e-mail. */
export async function answeringOrders(
  parts: MailParts,
  { requestId, insuredId, agents }: Again,
  position: Position,
): Promise<readonly MailOrder[]> {
  if (insuredId === null) {
    const inviteeId = (await parts.deciders.load(requestDecider, requestId)).state?.requested.inviteeId;
    const reader = aboutReader(requestId, { as: 'invitee', agencyId: '', mayEnd: false });
    return inviteeId === undefined ? [] : [{ to: inviteeId, about: reader }];
  }
  const people = await answeringPeople(parts, { insuredId, agents }, position);
  return people.map(({ userId, ...reader }) => ({ to: userId, about: aboutReader(requestId, reader) }));
}
