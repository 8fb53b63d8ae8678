import { membersView } from '@covertrail/contracts/membership/membership.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { RenewalsReminded } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { tenureOf } from '@covertrail/domain/representation/representation.state';
import { reaches } from '@covertrail/domain/rights/access-levels';
import { CAPABILITIES } from '@covertrail/domain/rights/capabilities';
import type { MailParts } from '#mail/mail-kind';

/** More people than a company has. */
const MOST = 200;

/** Who renews, or asks for it. */
const LEVELS = {
  insured: CAPABILITIES.keepPolicies.insured,
  requester: CAPABILITIES.requestCoverage.requester,
} as const;

/** Who gets a reminder by mail: those of the company who can do something about it, and of an agency the agents of the clients. */
export async function remindedPeople(
  parts: MailParts,
  { companyId, as, renewals }: RenewalsReminded['data'],
  position: Position,
): Promise<readonly Uuid[]> {
  if (as === 'agent') {
    const agents = await Promise.all(renewals.map(({ insuredId }) => agentOf(parts, companyId, insuredId)));
    return [...new Set(agents.flatMap((agentId) => agentId ?? []))];
  }
  await parts.views.reached(position, membersView);
  const members = await parts.views.find(membersView, { where: { companyId: { eq: companyId } } }, [], { limit: MOST });
  return members.documents.filter(({ access }) => reaches(access, LEVELS[as])).map(({ userId }) => userId);
}

/** The agent of the agency who represents this client now; null where it does not any more. */
export async function agentOf(
  { deciders }: Pick<MailParts, 'deciders'>,
  agencyId: Uuid,
  insuredId: Uuid,
): Promise<Uuid | null> {
  const { state } = await deciders.readable.load(representationDecider, insuredId);
  return tenureOf(state, agencyId)?.agentId ?? null;
}
