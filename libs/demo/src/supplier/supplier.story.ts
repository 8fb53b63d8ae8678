import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { DemoStep } from '../demo-step.js';
import { SupplierEngagements } from './supplier-engagements.js';
import type { SupplierPlan } from './supplier-plan.js';
import { SupplierPolicies } from './supplier-policies.js';
import { SupplierSteps } from './supplier-steps.js';

/** Projects whose template requires a W-9. */
const WANTS_TAX_FORM: ReadonlySet<string> = new Set(['project/lakeside', 'project/loop']);

/**
 * Two years of one supplier as steps, up to the day before `today`: requests, shared policies, and renewals or the lack of them.
 * `locations`: how many its property policy lists, where there are more than usual.
 */
export function supplierStory(
  plan: SupplierPlan,
  today: CalendarDate,
  locations: number | null = null,
): readonly DemoStep[] {
  const steps = new SupplierSteps(plan, today);
  join(steps);
  const policies = new SupplierPolicies(steps, locations);
  const terms = plan.fate === 'silent' || plan.fate === 'declined' ? [] : policies.addShared();
  const cancellation = policies.cancel(terms);
  policies.sendForms(terms);
  if (plan.engagements.some(({ projectKey }) => WANTS_TAX_FORM.has(projectKey))) policies.sendTaxForm(terms);
  const engagements = new SupplierEngagements(steps, terms, cancellation);
  plan.engagements.forEach((engagement, index) => engagements.engage(engagement, index));
  return steps.all;
}

/** The company registers, and its agency comes to represent it. */
function join(steps: SupplierSteps): void {
  const { plan, agent } = steps;
  const { companyId: insuredId, taxId } = plan.company;
  const { companyId: agencyId } = agent;
  steps.add('company', addDays(plan.joinsOn, -3), null, { do: 'registerCompany', company: plan.company });
  steps.add('client', addDays(plan.joinsOn, -2), agent, { do: 'addClient', insuredId, taxId });
  steps.add('client/accept', addDays(plan.joinsOn, -1), null, { do: 'acceptAgency', insuredId, agencyId });
}
