import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { DemoCommand } from '../demo-step.js';
import { Random } from '../random.js';
import type { Fate, SupplierPlan } from './supplier-plan.js';

type Deciding = Extract<DemoCommand, { do: 'decideExceptions' }>;

/** What is decided about a supplier, and when. */
type Decision = Omit<Deciding, 'do' | 'insuredId' | 'projectId'> & { readonly day: CalendarDate };

const ONE = { most: 1, scope: 'supplier', decision: 'accepted', customDate: null } as const;

/** By what is wrong with a supplier; `on` is a day in the last weeks. */
const DECISIONS: Readonly<Partial<Record<Fate, (on: CalendarDate, random: Random) => Omit<Decision, 'day'>>>> = {
  short: (on, random) => ({
    ...ONE,
    most: 4,
    duration: 'customDate',
    customDate: addDays(on, random.between(22, 70)),
    comment: 'The umbrella is raised at renewal.',
  }),
  lowRated: () => ({ ...ONE, most: 6, duration: 'perpetual', comment: 'Backed by its parent company.' }),
  unscheduled: () => ({ ...ONE, duration: 'policyExpiration', comment: 'The schedule was read over the phone.' }),
  otherForm: () => ({
    ...ONE,
    decision: 'denied',
    duration: 'perpetual',
    comment: 'This form covers completed operations only.',
  }),
  ownForm: () => ({
    ...ONE,
    scope: 'project',
    duration: 'perpetual',
    comment: 'Counsel has read the form of this insurer.',
  }),
  claimed: (on) => ({
    ...ONE,
    duration: 'customDate',
    customDate: addDays(on, 10),
    comment: 'The form is on its way.',
  }),
};

/**
 * Two days after an exception for an umbrella that is too low, it turns out that even less of it was right: the exception is for another
 * gap. Null where nothing is corrected. Dollars.
 */
export function correctionOf(
  { key, fate, shape }: SupplierPlan,
  decidedOn: CalendarDate,
): { readonly day: CalendarDate; readonly umbrella: number } | null {
  if (fate !== 'short' || !new Random(`correction ${key}`).chance(0.5)) return null;
  return { day: addDays(decidedOn, 2), umbrella: shape.umbrella - 250_000 };
}

/** Some of the suppliers that lack something are decided; the others wait. */
export function decisionOf({ key, fate }: SupplierPlan, index: number, today: CalendarDate): Decision | null {
  const random = new Random(`decision ${key} ${index}`);
  const decides = DECISIONS[fate];
  if (!decides || !random.chance(0.5)) return null;
  const day = addDays(today, -random.between(3, 21));
  return { day, ...decides(day, random) };
}
