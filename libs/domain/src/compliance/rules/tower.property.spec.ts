import fc from 'fast-check';
import { dollars } from '../../kernel/money.js';
import type { CoverageLine, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Assessment } from '../finding.js';
import { policy } from '../testing/sample-policies.js';
import { asking, assessing, findingOf, tower } from '../testing/sample-requirements.js';

const MILLION = 1_000_000;
const gl = policy('generalLiability', { limits: { eachOccurrence: MILLION, generalAggregate: 2 * MILLION } });
const millions = fc.integer({ min: 1, max: 4 });
const schedules = fc.constantFrom<readonly CoverageLine[] | null>(
  ['generalLiability'],
  ['umbrella'],
  ['excessLiability'],
  ['generalLiability', 'umbrella'],
  ['umbrella', 'excessLiability'],
  null,
);

const arbitraryLayer = (id: string): fc.Arbitrary<ProvidedPolicy> =>
  fc
    .record({
      line: fc.constantFrom('umbrella' as const, 'excessLiability' as const),
      whole: millions,
      schedule: schedules,
      attached: fc.option(fc.integer({ min: 1, max: 9 })),
      replaces: fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { freq: 1 }),
    })
    .map(({ line, whole, schedule, attached, replaces }) =>
      policy(line, {
        id,
        schedule,
        ...(replaces === null || replaces >= id ? {} : { replaces }),
        limits:
          line === 'umbrella'
            ? { umbrellaEachOccurrence: whole * MILLION, umbrellaAggregate: whole * MILLION }
            : { excessEachOccurrence: whole * MILLION, excessAggregate: whole * MILLION },
        further: {
          statedValues:
            line === 'umbrella' || attached === null ? {} : { attachmentPoint: dollars(attached * MILLION) },
        },
      }),
    );
const arbitraryLayers = fc
  .tuple(arbitraryLayer('a'), arbitraryLayer('b'), arbitraryLayer('c'), arbitraryLayer('d'))
  .chain((all) => fc.subarray(all));
const limit = fc.constantFrom('eachOccurrence' as const, 'generalAggregate' as const);

/** Far more than any tower has, so that the finding says how far it reaches. */
const findingFor = (
  code: 'eachOccurrence' | 'generalAggregate',
  layers: readonly ProvidedPolicy[],
  whole = 99 * MILLION,
) => {
  const assessment: Assessment = assessing(asking('generalLiability', { limits: [tower(code, whole)] }), [
    gl,
    ...layers,
  ]);
  return findingOf(assessment, `generalLiability.limit.${code}`);
};
const reachOf = (code: 'eachOccurrence' | 'generalAggregate', layers: readonly ProvidedPolicy[]): number =>
  findingFor(code, layers).available ?? 0;

describe('a tower of layers', () => {
  it('counts no layer twice, and none for more than its limit', () => {
    fc.assert(
      fc.property(arbitraryLayers, limit, (layers, code) => {
        const { terms = [], available } = findingFor(code, layers);
        expect(new Set(terms.map(({ policyId }) => policyId)).size).toBe(terms.length);
        expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(available);
        for (const { policyId, limit: own, amount } of terms.slice(1)) {
          expect(amount).toBeLessThanOrEqual(
            layers.find((layer) => layer.policyId === policyId)?.limits.value[own] ?? 0,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('with a policy and the one that replaces it reaches no further than with the better one of both', () => {
    fc.assert(
      fc.property(arbitraryLayers, limit, (layers, code) => {
        for (const replacement of layers) {
          const other = layers.find(({ policyId }) => policyId === replacement.replaces);
          if (other === undefined) continue;
          const alone = [replacement, other].map((left) =>
            reachOf(
              code,
              layers.filter((layer) => layer !== left),
            ),
          );
          expect(reachOf(code, layers)).toBeLessThanOrEqual(Math.max(...alone));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('counts no layer that begins above all that lies below it', () => {
    fc.assert(
      fc.property(arbitraryLayers, fc.nat(), limit, (layers, which, code) => {
        const stated = layers.filter(({ statedValues }) => statedValues.value.attachmentPoint !== undefined);
        const chosen = stated[which % Math.max(1, stated.length)];
        if (chosen === undefined) return;
        const raised = {
          ...chosen,
          statedValues: { ...chosen.statedValues, value: { attachmentPoint: dollars(50 * MILLION) } },
        };
        const { available = 0, terms = [] } = findingFor(
          code,
          layers.map((layer) => (layer === chosen ? raised : layer)),
        );
        expect(terms.map(({ policyId }) => policyId)).not.toContain(chosen.policyId);
        expect(available).toBeLessThanOrEqual(reachOf(code, layers));
      }),
      { numRuns: 300 },
    );
  });

  it('reaches no less far with one layer more', () => {
    fc.assert(
      fc.property(arbitraryLayers, (layers) => {
        for (const layer of layers)
          expect(reachOf('eachOccurrence', layers)).toBeGreaterThanOrEqual(
            reachOf(
              'eachOccurrence',
              layers.filter((other) => other !== layer),
            ),
          );
      }),
      { numRuns: 300 },
    );
  });

  it('is the same in whatever order its layers are given', () => {
    fc.assert(
      fc.property(arbitraryLayers, limit, fc.integer({ min: 1, max: 12 }), (layers, code, whole) => {
        expect(findingFor(code, layers.toReversed(), whole * MILLION)).toEqual(
          findingFor(code, layers, whole * MILLION),
        );
      }),
      { numRuns: 300 },
    );
  });
});
