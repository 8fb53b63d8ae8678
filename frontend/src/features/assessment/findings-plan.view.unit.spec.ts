import { finding } from './testing/findings-samples.js';
import { planOf, planText } from './findings-plan.view.js';

const raise = { code: 'FIX.RAISE_LIMIT', params: {}, by: 'agent' } as const;
const short = finding({ rule: 'generalLiability.limit.generalAggregate', title: 'General aggregate', outcome: 'fail', fix: raise, fixText: 'Raise the umbrella.' });
const occurrence = finding({ rule: 'generalLiability.limit.eachOccurrence', title: 'Each occurrence', outcome: 'fail', fix: raise, fixText: 'Raise the umbrella.' });
const form = finding({ rule: 'automobile.endorsement.waiverOfSubrogation', line: 'automobile', title: 'Waiver', outcome: 'review', fix: { ...raise, code: 'FIX.SEND_FORM' }, fixText: 'Send the form.' });

it('names each fix once with all that it fixes, what fails first', () => {
  expect(planOf([form, short, finding(), occurrence])).toEqual([
    { text: 'Raise the umbrella.', by: 'agent', outcome: 'fail', fixes: [{ line: 'generalLiability', titles: ['General aggregate', 'Each occurrence'] }] },
    { text: 'Send the form.', by: 'agent', outcome: 'review', fixes: [{ line: 'automobile', titles: ['Waiver'] }] },
  ]);
});

it('has nothing to say of what is met, or of what nobody can fix', () => {
  expect(planOf([finding(), finding({ outcome: 'fail' })])).toEqual([]);
});

it.each([
  [[short], '1 step, for the supplier’s agent'],
  [[short, form], '2 steps, both for the supplier’s agent'],
  [[short, { ...form, fix: { ...raise, by: 'requester' as const } }], '2 steps'],
])('says for whom', (findings, text) => expect(planText(planOf(findings))).toBe(text));
