import { isAgency } from '@covertrail/domain/rights/sides';
import type { PlanRecipient } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { CurePlanSent, CureStep } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { planAgents, planNotices } from '@covertrail/domain/cure-plan/plan-receivers.rules';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Actor } from '#auth/actor';
import type { PlanPeople } from './plan-agents.reader.js';
import type { PlanNames } from './plan-names.reader.js';

/** Who sends the plan, and the two sides. */
export interface PlanSides {
  readonly sender: Pick<Actor, 'role' | 'userId'>;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
}

/** The sender and the agents of a plan, as its event names them. An insured sends the whole plan to the agent who represents it. */
export function sentTo(
  steps: readonly CureStep[],
  { agentOf }: PlanPeople,
  { sender }: Pick<PlanSides, 'sender'>,
): Pick<CurePlanSent['data'], 'sentBy' | 'agents'> {
  const sentBy = isAgency(sender) ? 'agency' : 'insured';
  return {
    sentBy,
    agents: planAgents(steps, {
      agentOf,
      wholeTo: sentBy === 'insured' ? agentOf(null) : null,
      senderId: sender.userId,
    }),
  };
}

/** Who would receive which steps if the reader sent the plan now: mails first. */
export function planRecipients(
  steps: readonly CureStep[],
  people: PlanPeople,
  names: Pick<PlanNames, 'company'>,
  sides: PlanSides,
): readonly PlanRecipient[] {
  const { insuredId, agencyId } = sides;
  const { sentBy, agents } = sentTo(steps, people, sides);
  const companyName = names.company(agencyId);
  return [
    ...agents.map(({ agentId, steps: own }) => ({
      by: 'mail' as const,
      personName: people.named(agentId)?.name ?? '',
      companyName,
      steps: numbered(own),
    })),
    ...planNotices({ insuredId, agencyId, sentBy, steps, agents }).map(({ companyId, steps: own }) => ({
      by: 'notification' as const,
      personName: '',
      companyName: names.company(companyId),
      steps: numbered(own),
    })),
  ];
}

const numbered = (places: readonly number[]): readonly number[] => places.map((place) => place + 1);
