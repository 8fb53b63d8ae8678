import type { Requirements } from '../compliance/requirements.js';
import { fold } from '../kernel/decider.js';
import { dollars } from '../kernel/money.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import { policyDecider } from '../policy/policy.decider.js';
import type { PolicyState } from '../policy/policy.state.js';
import { added, AGENCY, CARRIER, INSURED, POLICY, UMBRELLA } from '../policy/testing/sample-policies.js';
import type { TemplateEvent } from '../template/template.contract.js';
import { templateDecider } from '../template/template.decider.js';
import type { TemplateState } from '../template/template.state.js';
import { created, ONE_MILLION, REQUESTER, TEMPLATE } from '../template/testing/sample-requirements.js';
import type { AssessmentInputs } from '../tracking/tracking.rules.js';
import { cureOf } from './what-if-cures.js';
import type { WhatIfChange } from './what-if.contract.js';
import { effectOn, findingsChanged, tried } from './what-if.rules.js';

const DAY = '2026-06-01';
const OTHER = '50000000-0000-4000-8000-000000000002';
const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };

const template = (requirements?: Requirements): TemplateState =>
  fold<TemplateState, TemplateEvent>(templateDecider, recorded<TemplateEvent>([created(requirements)], {}, 50));

const inputs = (change: Partial<AssessmentInputs> = {}): AssessmentInputs => ({
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
  templates: new Map([[TEMPLATE, template()]]),
  policies: new Map([[POLICY, fold<PolicyState, PolicyEvent>(policyDecider, recorded([added(), approved]))]]),
  carriers: new Map(),
  ratingDays: [],
  ...change,
});

const asks = (change: Partial<Requirements['lines'][number]>, effectiveFrom = DAY): WhatIfChange => ({
  kind: 'template',
  templateId: TEMPLATE,
  effectiveFrom,
  requirements: { ...ONE_MILLION, lines: [{ ...ONE_MILLION.lines[0]!, ...change }] },
});
const atLeast = (whole: number) =>
  asks({ limits: [{ limit: 'eachOccurrence', atLeast: dollars(whole), tower: false }] });
const canceled = (effectiveFrom: string): WhatIfChange => ({ kind: 'policyCanceled', policyId: POLICY, effectiveFrom });

const effect = (change: WhatIfChange, given = inputs(), day = DAY) => effectOn(tried(change), given, day);

describe('a template that would require something else [H07]', () => {
  it('makes a supplier non-compliant, and says by how much and what would cure it', () => {
    expect(effect(atLeast(2_000_000))).toMatchObject({
      before: 'pass',
      after: 'fail',
      effect: 'fails',
      cure: 'limit',
      trackingId: 't',
    });
    expect(findingsChanged(tried(atLeast(2_000_000)), inputs(), DAY)).toMatchObject([
      {
        rule: 'generalLiability.limit.eachOccurrence',
        before: { outcome: 'pass' },
        after: { outcome: 'fail', required: dollars(2_000_000), available: dollars(1_000_000) },
      },
    ]);
  });

  it('needs an endorsement alone where only that is missing', () => {
    const waiver = asks({ endorsements: [{ code: 'waiverOfSubrogation', grade: 'claimed' }] });
    expect(effect(waiver)).toMatchObject({ effect: 'fails', cure: 'endorsement' });
    expect(
      findingsChanged(tried(waiver), inputs(), DAY).map(({ rule, before, after }) => [
        rule,
        before?.outcome,
        after?.outcome,
      ]),
    ).toEqual([['generalLiability.endorsement.waiverOfSubrogation', undefined, 'fail']]);
  });

  it('makes a supplier compliant where it requires less', () => {
    const strict = inputs({
      templates: new Map([
        [
          TEMPLATE,
          template({
            ...ONE_MILLION,
            lines: [
              {
                ...ONE_MILLION.lines[0]!,
                limits: [{ limit: 'eachOccurrence', atLeast: dollars(5_000_000), tower: false }],
              },
            ],
          }),
        ],
      ]),
    });
    expect(effect(atLeast(1_000_000), strict)).toMatchObject({
      before: 'fail',
      after: 'pass',
      effect: 'passes',
      cure: null,
    });
    expect(effect(atLeast(2_000_000), strict)).toMatchObject({
      before: 'fail',
      after: 'fail',
      effect: 'otherFindings',
    });
  });

  it('makes no difference to a supplier that meets it before and after', () =>
    expect(effect(atLeast(500_000))).toMatchObject({ before: 'pass', after: 'pass', effect: 'none' }));

  it('changes nothing before its day, nor where it requires the same', () => {
    expect(effect(atLeast(2_000_000), inputs(), '2026-05-31')).toMatchObject({ effect: 'none' });
    expect(effect(asks({}))).toMatchObject({ effect: 'none', before: 'pass', after: 'pass' });
  });

  it('concerns those who are assessed by it on the day', () => {
    const { tracking, templates } = inputs();
    const elsewhere = {
      ...tracking,
      templates: [...tracking.templates, { from: '2026-05-01', value: OTHER, events: ['changed'] }],
    };
    expect(
      effect(
        atLeast(2_000_000),
        inputs({ tracking: elsewhere, templates: new Map([...templates, [OTHER, template()]]) }),
      ),
    ).toBeUndefined();
    expect(effect(atLeast(2_000_000), inputs(), '2026-01-09')).toBeUndefined();
  });

  it('refuses what saving refuses', () => {
    expect(() => effect(asks({ limits: [{ limit: 'eachOccurrence', atLeast: 0, tower: false }] }))).toThrow(
      new RuleBroken('TEMPLATE.LIMIT_INVALID'),
    );
    expect(() => effect(asks({}, '2025-12-31'), inputs(), DAY)).toThrow(
      new RuleBroken('TEMPLATE.BEFORE_FIRST_VERSION'),
    );
  });
});

describe('a policy that would be canceled [H07]', () => {
  it('makes a supplier non-compliant from that day on', () => {
    expect(effect(canceled(DAY))).toMatchObject({ before: 'pass', after: 'fail', effect: 'fails', cure: 'policy' });
    expect(effect(canceled('2026-07-01'))).toMatchObject({ effect: 'none' });
  });

  it('concerns those who were shown it and still learn of its changes', () => {
    expect(effect(canceled(DAY), inputs({ noLongerShared: new Set([POLICY]) }))).toBeUndefined();
    expect(effect({ kind: 'policyCanceled', policyId: UMBRELLA, effectiveFrom: DAY })).toBeUndefined();
  });

  it('refuses what a cancellation refuses', () =>
    expect(() => effect(canceled('2027-06-01'))).toThrow(new RuleBroken('POLICY.CANCEL_OUTSIDE_PERIOD')));
});

describe('what would cure several findings [H07]', () => {
  const open = (code: 'FIX.ENDORSE' | 'FIX.RAISE_LIMIT' | 'FIX.READ_FORM') =>
    ({ outcome: 'fail', fix: { code, params: {}, by: 'agent' } }) as const;

  it('is the greatest effort that one of them needs', () => {
    expect(cureOf([open('FIX.ENDORSE'), open('FIX.READ_FORM')])).toBe('endorsement');
    expect(cureOf([open('FIX.ENDORSE'), open('FIX.RAISE_LIMIT')])).toBe('limit');
  });

  it('is nothing for what is met', () => expect(cureOf([{ ...open('FIX.ENDORSE'), outcome: 'pass' }])).toBeNull());
});
