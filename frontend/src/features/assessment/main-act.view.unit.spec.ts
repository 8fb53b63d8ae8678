import { mainActOf } from './main-act.view.js';
import { planOf } from './findings-plan.view.js';
import { planFor, shortAggregate, verdict } from './testing/findings-samples.js';

const TODAY = '2026-11-21';
const facts = (other: Partial<Parameters<typeof mainActOf>[0]> = {}) => ({
  verdict: { toDecide: [] },
  plan: { steps: [], sent: null },
  row: { answered: true, asked: 'responded' } as const,
  standing: 'active' as const,
  today: TODAY,
  ...other,
});
const plan = (sentOn: string | null) => ({
  steps: planOf(planFor([shortAggregate()])),
  sent: sentOn === null ? null : { on: sentOn, rules: [] },
});
const review = { ...verdict(), toDecide: [{ rule: 'r', sentence: '', kind: 'review' as const }] };

it('[F03] asks first who was never asked, and not again who was', () => {
  expect(mainActOf(facts({ plan: plan(null), row: { answered: false, asked: 'none' } }))).toBe('requestCoverage');
  expect(mainActOf(facts({ row: { answered: false, asked: 'declined' } }))).toBe('requestCoverage');
  expect(mainActOf(facts({ plan: plan(null), row: { answered: false, asked: 'requested' } }))).toBe('sendPlan');
});

it('[F03] sends the plan where others have a step, once a day, and then offers what only the requester decides', () => {
  expect(mainActOf(facts({ plan: plan('2026-11-20'), verdict: review }))).toBe('sendPlan');
  expect(mainActOf(facts({ plan: plan(TODAY), verdict: review }))).toBe('decide');
  expect(mainActOf(facts({ plan: plan(TODAY) }))).toBeNull();
  expect(mainActOf(facts())).toBeNull();
});

it('[F03] offers nothing of a supplier that is set aside, and asks anew whom nobody tracks any more', () => {
  expect(mainActOf(facts({ plan: plan(null), verdict: review, standing: 'inactive' }))).toBeNull();
  expect(mainActOf(facts({ plan: plan(null), verdict: review, standing: 'canceled' }))).toBe('requestCoverage');
});
