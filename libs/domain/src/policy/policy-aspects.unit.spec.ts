import { recorded } from '../kernel/testing/given.js';
import { ASSESSED_EVENTS } from '../insurance/terms/policy-aspects.js';
import { evolvePolicy } from './policy-evolve.js';
import { termsAt } from './policy-on-day.js';
import { policyCatalogue } from './policy.catalogue.js';
import { added, GL_TERMS } from './testing/sample-policies.js';

const [event] = recorded([added()]);

describe('the table of what a policy states', () => {
  it('has a row for each field of the terms', () => {
    const state = event && evolvePolicy(null, event);
    expect(state && termsAt(state, '2026-05-01')).toEqual(GL_TERMS);
  });
  it('lets what the engine does not read leave verdicts alone', () => {
    expect(ASSESSED_EVENTS).not.toContain('PolicyNotesChanged');
    expect([
      policyCatalogue.PolicyNotesChanged.affectsVerdict,
      policyCatalogue.PolicyLimitsChanged.affectsVerdict,
    ]).toEqual([false, true]);
  });
});
