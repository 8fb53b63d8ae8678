import { dollars } from '../kernel/money.js';
import { given } from '../kernel/testing/given.js';
import { policyAt } from './policy-on-day.js';
import { renewedBySystem } from './policy-renewed-by-system.js';
import type { ExportedTerms } from './policy-command.contract.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { replacedPolicy } from './policy-replacement.js';
import { added, AGENCY, EXPORT, GL_TERMS, INSURED, POLICY } from './testing/sample-policies.js';

const NEXT = '90000000-0000-4000-8000-000000000009';
const { carrier } = GL_TERMS;
const stated: ExportedTerms = {
  policyNumber: 'GL-88121',
  period: { effectiveOn: '2027-01-01', expiresOn: '2028-01-01' },
  carrierId: carrier.carrierId,
};
const raised = { eachOccurrence: dollars(2_000_000), generalAggregate: dollars(4_000_000) };
const recorded = (...past: PolicyEvent[]) => given(policyDecider, added(), ...past).state!;

describe('a renewal that an export of an agency system states [H12]', () => {
  it('starts with the terms of the old policy on the last day of its period', () => {
    const { carrier: _named, ...before } = GL_TERMS;
    expect(renewedBySystem(recorded(), stated)).toEqual({ ...before, ...stated });
    const described: PolicyEvent = {
      type: 'OperationsDescribed',
      data: { policyId: POLICY, effectiveFrom: '2026-12-01', before: before.descriptionOfOperations, after: 'Roofs.' },
    };
    expect(renewedBySystem(recorded(described), { ...stated, limits: raised })).toEqual({
      ...before,
      ...stated,
      limits: raised,
      descriptionOfOperations: 'Roofs.',
    });
  });

  it('states limits as a whole, or none', () =>
    expect(() => renewedBySystem(recorded(), { ...stated, limits: { eachOccurrence: dollars(2_000_000) } })).toThrow(
      'POLICY.EXPORTED_LIMIT_MISSING',
    ));

  it('has the agency system as the source of what the export stated, and none for what it takes over', () => {
    const old = recorded();
    const add = {
      type: 'AddPolicy',
      policyId: NEXT,
      insuredId: INSURED,
      agencyId: AGENCY,
      line: 'generalLiability',
      terms: renewedBySystem(old, { ...stated, limits: raised }),
      replaces: { policyId: POLICY, upon: 'expiration', carriesOver: true },
      source: 'agencySystem',
      evidence: EXPORT,
      exported: ['number', 'period', 'carrier', 'limits'],
    } as const;
    const events = policyDecider.decide(add, null, { carrier, replaced: replacedPolicy(old, '2027-01-01') });
    expect(events.map(({ type }) => type)).toEqual(['PolicyAdded', 'ReplacementAdded', 'CarryOverChosen']);
    const renewal = policyAt(given(policyDecider, ...events).state, '2027-01-01')!;
    expect(renewal.limits.sources).toEqual([
      { kind: 'agencySystem', on: EXPORT.export.asOf, system: EXPORT.export.system },
    ]);
    expect(renewal.endorsements).toMatchObject({ value: GL_TERMS.endorsements, sources: [] });
    expect(renewal.verification.value).toBe('unverified');
  });
});
