import fc from 'fast-check';
import { arbitraryRequirements } from '../compliance/testing/arbitrary-facts.js';
import type { Assessment } from '../compliance/finding.js';
import type { Requirements } from '../compliance/requirements.js';
import { fold } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import { policyDecider } from '../policy/policy.decider.js';
import type { PolicyState } from '../policy/policy.state.js';
import { histories, POLICY_DAYS } from '../policy/testing/arbitrary-policies.js';
import { added, INSURED, POLICY } from '../policy/testing/sample-policies.js';
import type { TemplateEvent } from '../template/template.contract.js';
import { templateDecider } from '../template/template.decider.js';
import type { TemplateState } from '../template/template.state.js';
import { created, REQUESTER, TEMPLATE } from '../template/testing/sample-requirements.js';
import { assessUncited, type AssessmentInputs } from '../tracking/tracking.rules.js';
import type { WhatIfChange } from './what-if.contract.js';
import { supplierOnDay } from './supplier-on-day.rules.js';
import { effectOfRequiring, effectOn, tried } from './what-if.rules.js';

const templateOf = (...events: TemplateEvent[]): TemplateState =>
  fold<TemplateState, TemplateEvent>(templateDecider, recorded<TemplateEvent>(events, {}, 50));

const inputsOf = (template: TemplateState, policy: PolicyState): AssessmentInputs => ({
  tracking: {
    trackingId: 't',
    requesterId: REQUESTER,
    insuredId: INSURED,
    projectId: 'p',
    templates: [{ from: '2026-01-01', value: TEMPLATE, events: ['chosen'] }],
    provided: [{ shareId: 's', policyIds: [POLICY], carrierIds: [], event: 'shared' }],
    decisions: [],
    standing: 'active',
    activeSince: 0,
  },
  templates: new Map([[TEMPLATE, template]]),
  policies: new Map([[POLICY, policy]]),
  carriers: new Map(),
  ratingDays: [],
});

/** What the command records when it is sent. */
function sent<Event>(decide: () => Event[]): Event[] | 'refused' {
  try {
    return decide();
  } catch (error) {
    if (error instanceof RuleBroken) return 'refused';
    throw error;
  }
}

/** The what-if says what the same command leads to once it is recorded, or is refused as the command is. */
function expectSameAsRecorded(
  change: WhatIfChange,
  inputs: AssessmentInputs,
  saved: AssessmentInputs | 'refused',
  day: string,
): void {
  if (saved === 'refused') {
    expect(() => effectOn(tried(change), inputs, day)).toThrow(RuleBroken);
    return;
  }
  const [before, after] = [assessUncited(inputs, day), assessUncited(saved, day)] as [Assessment, Assessment];
  expect(effectOn(tried(change), inputs, day)).toMatchObject({ before: before.outcome, after: after.outcome });
  expect(assessUncited(tried(change).applyTo(inputs, day)!, day)?.findings).toEqual(after.findings);
  const { requires } = tried(change);
  if (requires)
    expect(effectOfRequiring(requires, supplierOnDay(inputs, day), day)).toEqual(effectOn(tried(change), inputs, day));
}

describe('a what-if equals what saving leads to [H07]', () => {
  it('for any two versions of a template, and any policy', () => {
    fc.assert(
      fc.property(
        arbitraryRequirements,
        arbitraryRequirements,
        histories,
        POLICY_DAYS,
        POLICY_DAYS,
        (first, second, history, effectiveFrom, day) => {
          const requirements = second as Requirements;
          const template = templateOf(created(first as Requirements));
          const policy = fold<PolicyState, PolicyEvent>(policyDecider, [
            ...recorded<PolicyEvent>([added()]),
            ...history,
          ]);
          const events = sent(() =>
            templateDecider.decide({ type: 'ReviseTemplate', requirements, effectiveFrom }, template, undefined),
          );
          const saved =
            events === 'refused' ? events : inputsOf(templateOf(created(first as Requirements), ...events), policy);
          expectSameAsRecorded(
            { kind: 'template', templateId: TEMPLATE, requirements, effectiveFrom },
            inputsOf(template, policy),
            saved,
            day,
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('for the cancellation of any policy', () => {
    fc.assert(
      fc.property(histories, POLICY_DAYS, POLICY_DAYS, (history, effectiveFrom, day) => {
        const past = [...recorded<PolicyEvent>([added()]), ...history];
        const policy = fold<PolicyState, PolicyEvent>(policyDecider, past);
        const events = sent(() =>
          policyDecider.decide({ type: 'CancelPolicy', effectiveFrom, reason: '' }, policy, undefined),
        );
        const saved =
          events === 'refused'
            ? events
            : inputsOf(
                templateOf(created()),
                fold<PolicyState, PolicyEvent>(policyDecider, [...past, ...recorded<PolicyEvent>(events, {}, 100)]),
              );
        expectSameAsRecorded(
          { kind: 'policyCanceled', policyId: POLICY, effectiveFrom },
          inputsOf(templateOf(created()), policy),
          saved,
          day,
        );
      }),
      { numRuns: 200 },
    );
  });
});
