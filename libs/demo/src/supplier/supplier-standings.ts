import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { actorOf, PEOPLE } from '../demo-people.js';
import type { DemoStep } from '../demo-step.js';
import { atMinute } from '../working-hours.js';
import { projectIdOf, type SupplierPlan } from './supplier-plan.js';

/** Long enough ago to have answered. */
const JOINED_DAYS_AGO = 90;

/** Dana sets one supplier aside, and tracks another no longer: the last ones of hers that stand well, where the world has them. */
export function standings(today: CalendarDate, plans: readonly SupplierPlan[]): readonly DemoStep[] {
  const hers = plans.filter(
    ({ fate, engagements: [first], agent, joinsOn }) =>
      fate === 'steady' &&
      agent !== PEOPLE.priya &&
      first?.requester === PEOPLE.dana &&
      joinsOn < addDays(today, -JOINED_DAYS_AGO),
  );
  const [canceled, inactive] = hers.toReversed();
  const dana = actorOf(PEOPLE.dana, 'requester');
  const steps = (plan: SupplierPlan | undefined, daysAgo: number, standing: Standing): readonly DemoStep[] => {
    const projectKey = plan?.engagements[0]?.projectKey;
    if (!plan || !projectKey) return [];
    const effectiveFrom = addDays(today, -daysAgo);
    const of = { insuredId: plan.company.companyId, projectId: projectIdOf(projectKey), effectiveFrom };
    const key = `${plan.key}/${standing.do}`;
    return [{ key, at: atMinute(effectiveFrom, 120), by: dana, command: { ...standing, ...of } }];
  };
  return [
    ...steps(inactive, 9, { do: 'inactivateSupplier' }),
    ...steps(canceled, 6, { do: 'cancelTracking', reason: 'The work ended, and the last invoice is paid.' }),
  ];
}

type Standing = { readonly do: 'inactivateSupplier' } | { readonly do: 'cancelTracking'; readonly reason: string };
