import { fold } from '../kernel/decider.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import { policyDecider } from '../policy/policy.decider.js';
import type { PolicyState } from '../policy/policy.state.js';
import { added, POLICY } from '../policy/testing/sample-policies.js';
import { formsNamed, isNamedIn } from './tracking-forms.rules.js';

const namedBy = (...endorsements: PolicyTerms['endorsements']) =>
  formsNamed({
    policies: new Map([
      [POLICY, fold<PolicyState, PolicyEvent>(policyDecider, recorded<PolicyEvent>([added({ endorsements })]))],
      ['unknown', null],
    ]),
  });

describe('the forms that the policies of a supplier name [H14]', () => {
  const named = namedBy(
    { code: 'additionalInsuredOngoing', grade: 'seen', form: 'XY 12 34 04 13' },
    { code: 'waiverOfSubrogation', grade: 'claimed' },
  );

  it('are those that are stated, however they are written', () => {
    expect([...named]).toEqual(['XY12340413']);
    for (const number of ['XY 12 34', 'xy-1234', 'XY 12 34 04 13']) expect(isNamedIn(named, number)).toBe(true);
  });

  it('are no others, also not where the number is only part of another one', () => {
    for (const number of ['XY 12 35', '12 34', 'XY 12 34 04 13 A']) expect(isNamedIn(named, number)).toBe(false);
    expect(isNamedIn(namedBy(), 'XY 12 34')).toBe(false);
  });
});
