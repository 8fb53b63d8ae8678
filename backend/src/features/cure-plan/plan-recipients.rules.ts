import { isAgency } from '@covertrail/domain/rights/sides';
import type { PlanRecipient } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { CurePlanPart, CurePlanSent, CureStep } from '@covertrail/domain/cure-plan/cure-plan.contract';
import {
  agencyPlaces,
  planAgents,
  planNotices,
  type AgencyPlaces,
} from '@covertrail/domain/cure-plan/plan-receivers.rules';
import type { Actor } from '#auth/actor';
import type { PlanPeople } from './plan-people.rules.js';
import type { PlanNames } from './plan-names.reader.js';

type Sender = Pick<Actor, 'role' | 'userId' | 'companyId'>;

/** A part of a plan as its event names it, and where its steps are in the plan. */
type PlacedPart = CurePlanPart & Pick<AgencyPlaces, 'places'>;

export const sentBy = (sender: Pick<Actor, 'role'>): CurePlanSent['data']['sentBy'] =>
  isAgency(sender) ? 'agency' : 'insured';

/**
 * What each agency has of a plan that is sent: of the insured's the steps on the policies that it manages, all of which its agent who represents the
 * insured receives, and the agency of record those of no agency and what is to be bought (ADR 70). An agency sends the whole plan.
 */
export function planParts(steps: readonly CureStep[], people: PlanPeople, sender: Sender): readonly PlacedPart[] {
  const whole = [{ agencyId: sender.companyId, places: steps.map((_, place) => place) }];
  return (isAgency(sender) ? whole : agencyPlaces(steps, people.agencyOf)).map(({ agencyId, places }) => {
    const own = steps.filter((_, place) => places.includes(place));
    const agents = planAgents(own, {
      agentOf: people.agentOf,
      wholeTo: isAgency(sender) ? null : people.actingFor(agencyId),
      senderId: sender.userId,
    });
    return { agencyId, agentId: people.representing(agencyId), steps: own, agents, places };
  });
}

/** Who would receive which steps if the reader sent the plan now: mails first. */
export function planRecipients(
  parts: readonly PlacedPart[],
  people: PlanPeople,
  names: Pick<PlanNames, 'company'>,
  { sender, insuredId }: { readonly sender: Sender; readonly insuredId: string },
): readonly PlanRecipient[] {
  const numbered = ({ places }: PlacedPart, own: readonly number[]) => own.map((place) => (places[place] ?? place) + 1);
  return [
    ...parts.flatMap((part) =>
      part.agents.map(({ agentId, steps }) => ({
        by: 'mail' as const,
        personName: people.personName(agentId),
        companyName: names.company(part.agencyId),
        steps: numbered(part, steps),
      })),
    ),
    ...parts.flatMap((part) =>
      planNotices({ ...part, insuredId, sentBy: sentBy(sender) }).map(({ companyId, steps }) => ({
        by: 'notification' as const,
        personName: '',
        companyName: names.company(companyId),
        steps: numbered(part, steps),
      })),
    ),
  ];
}
