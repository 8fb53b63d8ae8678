import type { CoverageLine, ProvidedPolicy } from '../insurance/coverage.js';
import { hasTrigger } from '../insurance/line-facts.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { TermChange, CureStep } from './cure-plan.contract.js';
import { presenceSteps } from './cure-presence.rules.js';
import type { CureCase, CureWorld } from './cure-simulation.rules.js';
import { termStep } from './policy-steps.rules.js';

/** A policy below a layer, and the day before which a template asks for no acts; null where it asks for none. */
export interface Below {
  readonly policy: ProvidedPolicy;
  readonly retroactiveBy: CalendarDate | null;
}

const ON_OCCURRENCE: TermChange = { term: 'trigger', trigger: 'occurrence' };

/** What it takes for a layer to count over a policy, with this line on its schedule: that of the policy, or of a layer between them. */
export function countingSteps(
  world: CureWorld,
  cureCase: CureCase,
  layer: ProvidedPolicy,
  line: CoverageLine,
  below: Below,
): readonly CureStep[] {
  const schedule = layer.schedule.value;
  return [
    ...presenceSteps(world, cureCase, layer),
    ...(schedule?.includes(line) === true
      ? []
      : [termStep(schedule === null ? 'stateTerm' : 'changeTerm', layer, { term: 'schedule', line })]),
    ...(layer.trigger.value === null ? [termStep('stateTerm', layer, ON_OCCURRENCE)] : []),
    ...triggerBelow(below.policy),
    ...retroactiveSteps(layer, below),
  ];
}

/** Nobody knows whether a layer follows a policy whose own trigger was not given. */
const triggerBelow = (policy: ProvidedPolicy): readonly CureStep[] =>
  hasTrigger(policy.line) && policy.trigger.value === null ? [termStep('stateTerm', policy, ON_OCCURRENCE)] : [];

/** Where both are claims-made, the layer covers acts from a day that is no later than that of the policy, or than the template asks. */
function retroactiveSteps(layer: ProvidedPolicy, { policy, retroactiveBy }: Below): readonly CureStep[] {
  if (!hasTrigger(policy.line) || policy.trigger.value !== 'claimsMade' || layer.trigger.value !== 'claimsMade')
    return [];
  const [since, begun] = [layer.retroactiveOn.value, policy.retroactiveOn.value];
  const required = begun === null || (retroactiveBy !== null && retroactiveBy > begun) ? retroactiveBy : begun;
  const on = required ?? since ?? policy.period.value.effectiveOn;
  return [
    ...(required === null ? [termStep('stateTerm', policy, { term: 'retroactiveOn', on })] : []),
    ...(since !== null && since <= on
      ? []
      : [termStep(since === null ? 'stateTerm' : 'changeTerm', layer, { term: 'retroactiveOn', on })]),
  ];
}
