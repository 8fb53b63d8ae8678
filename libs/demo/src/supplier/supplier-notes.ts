import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { Random } from '../random.js';
import type { Fate, SupplierPlan } from './supplier-plan.js';

const TEXTS = [
  'Renews every spring; ask the agent in February.',
  'Certificates go to the site office as well.',
  'New bookkeeper since the summer. Calls are answered in the morning.',
  'Works on two of our sites; the second crew has its own trucks.',
] as const;

/** What people note about suppliers that need a second look. */
const TEXT_OF: Readonly<Partial<Record<Fate, string>>> = {
  short: 'The broker says that the umbrella will be raised at renewal. Waiting for it in writing.',
  lapsed: 'Left two messages about the renewal.',
  canceled: 'Paid late again. Keep off the site until the reinstatement is here.',
  lowRated: 'Procurement knows about the insurer.',
};

/** The note about a supplier, and its day; null for the suppliers about whom nobody noted anything. */
export function noteOf(
  { key, fate }: SupplierPlan,
  index: number,
  answeredOn: CalendarDate,
): { readonly text: string; readonly day: CalendarDate } | null {
  const random = new Random(`note ${key} ${index}`);
  const text = TEXT_OF[fate] ?? (random.chance(0.25) ? TEXTS[random.between(0, TEXTS.length - 1)] : undefined);
  return text === undefined ? null : { text, day: addDays(answeredOn, random.between(3, 20)) };
}
