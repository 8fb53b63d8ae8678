import fc from 'fast-check';
import { addDays, dayOf } from '../../kernel/dates.js';
import { foldedNumber, matchOf, type ClaimedTerm, type PolicyOnFile } from './policy-match.js';

const LINES = ['generalLiability', 'automobile', 'workersCompensation'] as const;
const day = fc.integer({ min: 20_000, max: 20_800 }).map(dayOf);
const number = fc.constantFrom('GL-88120', 'GL 88120', 'gl88120', 'BAP-5521', 'WC 17/3', '');
const onFile = fc.record({
  policyId: fc.uuid(),
  line: fc.constantFrom(...LINES),
  number: number.filter((text) => text !== ''),
  period: fc.tuple(day, fc.integer({ min: 1, max: 400 })).map(([effectiveOn, days]) => ({
    effectiveOn,
    expiresOn: addDays(effectiveOn, days),
  })),
  carrierId: fc.constantFrom('one', 'other'),
  renewable: fc.boolean(),
});
const file: fc.Arbitrary<readonly PolicyOnFile[]> = fc.uniqueArray(onFile, {
  selector: ({ policyId }) => policyId,
  maxLength: 6,
});
const claimed: fc.Arbitrary<ClaimedTerm> = fc.record({
  line: fc.constantFrom(...LINES),
  number: fc.option(number),
  effectiveOn: fc.option(day),
  expiresOn: fc.option(day),
  carrierId: fc.option(fc.constantFrom('one', 'other')),
});

const meantIds = (match: ReturnType<typeof matchOf>): readonly string[] =>
  match.kind === 'new' ? [] : match.kind === 'unclear' ? match.policyIds : [match.policyId];

describe('the policy that a certificate means [E02]', () => {
  it('is always of the same line, and one that was given', () =>
    fc.assert(
      fc.property(claimed, file, (term, policies) => {
        for (const id of meantIds(matchOf(term, policies)))
          expect(policies.find(({ policyId }) => policyId === id)?.line).toBe(term.line);
      }),
    ));

  it('does not depend on the order of the policies', () =>
    fc.assert(
      fc.property(claimed, file, (term, policies) => {
        const [match, other] = [matchOf(term, policies), matchOf(term, policies.toReversed())];
        expect(other.kind).toBe(match.kind);
        expect([...meantIds(other)].sort()).toEqual([...meantIds(match)].sort());
      }),
    ));

  it('is said to be on file only by its number, and to be renewed only where it may be and ends before', () =>
    fc.assert(
      fc.property(claimed, file, (term, policies) => {
        const match = matchOf(term, policies);
        if (match.kind !== 'onFile' && match.kind !== 'renewal') return;
        const policy = policies.find(({ policyId }) => policyId === match.policyId)!;
        if (match.kind === 'onFile') expect(foldedNumber(policy.number)).toBe(foldedNumber(term.number ?? ''));
        else {
          expect(policy.renewable).toBe(true);
          expect(policy.period.expiresOn <= term.effectiveOn!).toBe(true);
        }
      }),
    ));

  it('never is one of several without saying so', () =>
    fc.assert(
      fc.property(claimed, file, (term, policies) => {
        const match = matchOf(term, policies);
        if (match.kind === 'unclear') expect(match.policyIds.length).toBeGreaterThan(0);
        if (match.kind !== 'onFile' || term.effectiveOn === null) return;
        const sameTerm = policies.filter(
          (policy) =>
            policy.line === term.line &&
            foldedNumber(policy.number) === foldedNumber(term.number ?? '') &&
            policy.period.effectiveOn === term.effectiveOn &&
            policy.period.expiresOn === term.expiresOn,
        );
        expect(sameTerm.length).toBeLessThan(2);
      }),
    ));
});
