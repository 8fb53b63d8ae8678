import { fold } from '../../kernel/decider.js';
import { recorded } from '../../kernel/testing/given.js';
import type { ExceptionsState } from '../../exception/exception.state.js';
import type { PolicyState } from '../../policy/policy.state.js';
import { CARRIER, INSURED, POLICY } from '../../policy/testing/sample-policies.js';
import type { TemplateEvent } from '../../template/template.contract.js';
import { templateDecider } from '../../template/template.decider.js';
import type { TemplateState } from '../../template/template.state.js';
import { created, REQUESTER, TEMPLATE } from '../../template/testing/sample-requirements.js';
import type { AssessmentInputs } from '../tracking.rules.js';

/** A supplier that is tracked from 10 January 2026 on, with one policy and one template. */
export const inputsOfPolicy = (policy: PolicyState, exceptions: ExceptionsState = []): AssessmentInputs => ({
  tracking: {
    trackingId: 't',
    requesterId: REQUESTER,
    insuredId: INSURED,
    projectId: 'p',
    templates: [{ from: '2026-01-10', value: TEMPLATE, events: ['chosen'] }],
    provided: [{ shareId: 's', policyIds: [POLICY], carrierIds: [CARRIER], event: 'shared' }],
    decisions: [],
    standing: 'active',
    activeSince: 0,
  },
  templates: new Map([
    [TEMPLATE, fold<TemplateState, TemplateEvent>(templateDecider, recorded<TemplateEvent>([created()], {}, 50))],
  ]),
  policies: new Map([[POLICY, policy]]),
  carriers: new Map(),
  ratingDays: [],
  exceptions: new Map([['t', exceptions]]),
});
