import fc from 'fast-check';
import { COVERAGE_LINES, ENDORSEMENTS_OF, LIMITS_OF, type CoverageLine } from '../insurance/coverage.js';
import { isForSupplier } from '../compliance/for-supplier.js';
import { hasTrigger } from '../insurance/line-facts.js';
import type { LineRequirements, Requirements } from '../compliance/requirements.js';
import { arbitraryFurther } from '../compliance/testing/arbitrary-further.js';
import { policy } from '../compliance/testing/sample-policies.js';
import { dollars } from '../kernel/money.js';
import { curePlanOf } from './cure-plan.rules.js';
import { cureWorld } from './testing/cure-world.js';

const lineOf = (line: CoverageLine): fc.Arbitrary<LineRequirements> =>
  fc
    .record({
      limits: fc
        .subarray([...LIMITS_OF[line]])
        .map((limits) => limits.slice(0, 2).map((limit) => ({ limit, atLeast: dollars(1_000_000), tower: false }))),
      endorsements: fc
        .subarray([...ENDORSEMENTS_OF[line]])
        .map((codes) => codes.slice(0, 2).map((code) => ({ code, grade: 'seen' as const }))),
      trigger: fc.constantFrom(
        undefined,
        { kind: 'occurrence' as const },
        { kind: 'claimsMade' as const, retroactiveBy: '2020-01-01' },
      ),
      further: arbitraryFurther(line),
    })
    .map(({ trigger, further, ...required }) => ({
      line,
      ...required,
      ...further,
      ...(trigger && hasTrigger(line) ? { trigger } : {}),
    }));

const requirements: fc.Arbitrary<Requirements> = fc.record({
  lines: fc
    .constantFrom(...COVERAGE_LINES)
    .chain(lineOf)
    .map((line) => [line]),
  umbrellaMode: fc.constant('separate' as const),
  rating: fc.constantFrom(null, { strength: 'A-', size: 'VII' } as const),
});

describe('whatever a template asks of a line [H10]', () => {
  it('has steps that settle it, of a policy that states nothing and of one that is to be bought', () => {
    fc.assert(
      fc.property(requirements, fc.boolean(), (required, exists) => {
        const held = exists ? required.lines.map(({ line }) => policy(line, { id: line, trigger: null })) : [];
        const { left } = curePlanOf(
          cureWorld(held, {
            id: 'a',
            requirements: required,
            shown: held.map(({ policyId }) => policyId),
            days: { firstDay: '2025-11-03', lastDay: '2028-04-30' },
          }),
        );
        expect(
          left
            .filter(({ finding }) => isForSupplier(finding))
            .map(({ finding }) => [finding.rule, finding.reason, finding.fix?.code]),
        ).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
