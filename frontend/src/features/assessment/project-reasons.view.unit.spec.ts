import { planOf } from './findings-plan.view.js';
import { reasonsOf, reasonsOfRow } from './project-reasons.view.js';
import { finding, planFor, shortAggregate } from './testing/findings-samples.js';

const ended = (rule: string, title: string) =>
  finding({
    rule: `automobile.${rule}`,
    line: 'automobile',
    title,
    outcome: 'fail',
    reason: 'POLICY.ENDED',
    params: { policyNumber: 'BA-33071', expiresOn: '2026-11-09' },
    sentence: 'BA-33071 ended on 11/09/2026.',
    fix: { code: 'FIX.RENEW', params: {}, by: 'agent' },
    fixText: 'Renew BA-33071.',
  });
const FINDINGS = [shortAggregate(), ended('inForce', 'Policy in force'), ended('rating', 'AM Best rating'), finding()];
const steps = planOf(planFor(FINDINGS));

it('[F03] are one for each cause, with the requirements and the step of the plan', () => {
  const [cause, single, ...others] = reasonsOf(FINDINGS, { steps, sent: null });
  expect(cause).toMatchObject({
    title: 'Auto liability BA-33071 ended 11/09/2026',
    requirements: ['Policy in force', 'AM Best rating'],
    sentence: 'BA-33071 ended on 11/09/2026.',
  });
  expect(cause?.steps?.map(({ text }) => text)).toEqual(['Renew BA-33071.']);
  expect(single).toMatchObject({ title: 'General liability: General aggregate', requirements: [] });
  expect(others).toEqual([]);
});

it('[F03] have the fix of the requirement where the plan has no step for it, and none while the plan is awaited', () => {
  const [reason] = reasonsOf([shortAggregate()], { steps: [], sent: null });
  expect(reason?.steps).toEqual([
    { text: 'Raise the general aggregate of GL-88120 by $1,000,000.', by: 'agent', agent: null },
  ]);
  expect(reasonsOf([shortAggregate()], { steps: null, sent: null })[0]?.steps).toBeNull();
});

it('[F03] were asked for on the day of a plan that named all of them', () => {
  const sent = { on: '2026-11-12', rules: [shortAggregate().rule, 'automobile.inForce'] };
  expect(reasonsOf(FINDINGS, { steps, sent }).map(({ title, sentOn }) => [title, sentOn])).toEqual([
    ['Auto liability BA-33071 ended 11/09/2026', null],
    ['General liability: General aggregate', '2026-11-12'],
  ]);
});

it('[F03] of a row of the list name no step', () => {
  expect(
    reasonsOfRow([
      { rule: 'a', outcome: 'fail', title: 'General liability ended 11/09/2026', requirements: ['GL: a', 'GL: b'] },
      { rule: 'c', outcome: 'review', title: 'GL: c', requirements: ['GL: c'] },
    ]).map(({ title, requirements, steps: none }) => [title, requirements, none]),
  ).toEqual([
    ['General liability ended 11/09/2026', ['GL: a', 'GL: b'], []],
    ['GL: c', [], []],
  ]);
});
