import { membersView } from '@covertrail/contracts/membership/membership.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { RemindedAgent } from '@covertrail/domain/request/request.contract';
import { reaches } from '@covertrail/domain/rights/access-levels';
import { CAPABILITIES } from '@covertrail/domain/rights/capabilities';
import type { MailParts } from '#mail/mail-kind';

/** More people than a company has. */
const MOST = 200;

/** As whom a person gets a mail about a request. */
export type Addressee = 'insured' | 'agent' | 'invitee';

/** Someone who can answer a request. `agencyId` is the agent's; empty for a person of the insured. */
export interface AnsweringPerson {
  readonly userId: Uuid;
  readonly as: Addressee;
  readonly agencyId: Uuid | '';
  /** May change who represents the insured: appoint and end agencies, or end the representation by the own one. */
  readonly mayEnd: boolean;
}

/** The people of an insured who may answer its requests, and the agents who may for it, as of an event. */
export async function answeringPeople(
  parts: MailParts,
  { insuredId, agents }: { readonly insuredId: Uuid; readonly agents: readonly RemindedAgent[] },
  position: Position,
): Promise<readonly AnsweringPerson[]> {
  await parts.views.reached(position, membersView);
  const own = (await membersOf(parts, insuredId))
    .filter(({ access }) => reaches(access, CAPABILITIES.answerForInsured.insured))
    .map(({ userId, access }) => ({
      userId,
      as: 'insured' as const,
      agencyId: '' as const,
      mayEnd: reaches(access, CAPABILITIES.appointAgency.insured),
    }));
  const theirs = agents.map(async ({ agencyId, agentId: userId }) => {
    const member = (await membersOf(parts, agencyId)).find((found) => found.userId === userId);
    const mayEnd = member !== undefined && reaches(member.access, CAPABILITIES.endRepresentation.agent);
    return { userId, as: 'agent' as const, agencyId, mayEnd };
  });
  return [...own, ...(await Promise.all(theirs))];
}

/** The people of a company. */
export async function membersOf({ views }: MailParts, companyId: Uuid) {
  const { documents } = await views.find(membersView, { where: { companyId: { eq: companyId } } }, [], { limit: MOST });
  return documents;
}
