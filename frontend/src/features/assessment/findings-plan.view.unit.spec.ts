import type { PlanLeftOver, PlanStepText } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { doerOf, planOf, planText } from './findings-plan.view.js';

const raise: PlanStepText = {
  kind: 'raiseLimit',
  text: 'Raise the umbrella.',
  by: 'agent',
  agent: { name: 'Priya Raman', agencyName: 'Hollis & Vance' },
  line: 'umbrella',
  policyId: 'p1',
  shareWith: null,
  serves: ['t1'],
  fixes: [{ line: 'generalLiability', titles: ['General aggregate', 'Each occurrence'] }],
};
const rating = (other: Partial<PlanLeftOver> = {}): PlanLeftOver => ({
  trackingId: 't1',
  line: 'automobile',
  title: 'AM Best rating',
  sentence: 'Lone Pine is not rated.',
  fixText: 'Decide whether Lone Pine is accepted.',
  needs: 'review',
  denied: false,
  ...other,
});

it('has the steps first, then what is left, each once with all that it fixes', () => {
  expect(planOf({ steps: [raise], left: [rating(), rating({ line: 'umbrella' })] })).toEqual([
    {
      text: 'Raise the umbrella.',
      by: 'agent',
      agent: { name: 'Priya Raman', agencyName: 'Hollis & Vance' },
      fixes: [{ line: 'generalLiability', titles: ['General aggregate', 'Each occurrence'] }],
    },
    {
      text: 'Decide whether Lone Pine is accepted.',
      by: 'requester',
      agent: null,
      fixes: [
        { line: 'automobile', titles: ['AM Best rating'] },
        { line: 'umbrella', titles: ['AM Best rating'] },
      ],
    },
  ]);
});

it('has nothing to say of what nobody can fix', () => {
  const { fixText: _none, ...unknown } = rating({ needs: 'exception' });
  expect(planOf({ steps: [], left: [unknown] })).toEqual([]);
});

it.each([
  [{ steps: [raise], left: [] }, '1 step, for the supplier’s agent'],
  [{ steps: [raise, { ...raise, text: 'Verify it.' }], left: [] }, '2 steps, both for the supplier’s agent'],
  [{ steps: [raise], left: [rating()] }, '2 steps'],
])('says for whom', (plan, text) => expect(planText(planOf(plan), 'requester')).toBe(text));

it.each([
  ['requester', 'The supplier’s agent', 'The supplier', 'You'],
  ['insured', 'Your agent', 'You', 'The requester'],
  ['agent', 'You', 'Your client', 'The requester'],
] as const)('[H01] speaks to the %s who reads', (reader, agent, insured, requester) => {
  const said = (['agent', 'insured', 'requester'] as const).map((by) => doerOf({ by, agent: null }, reader));
  expect(said).toEqual([agent, insured, requester]);
});

it('names the agent who handles the policy, whoever reads', () => {
  expect(doerOf(raise, 'insured')).toBe('Priya Raman, Hollis & Vance');
});
