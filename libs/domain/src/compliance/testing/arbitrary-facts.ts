import fc from 'fast-check';
import { ENDORSEMENTS_OF, LIMITS_OF, type CoverageLine, type Rating } from '../../insurance/coverage.js';
import type { FormScope } from '../../insurance/forms/form-scope.js';
import { standInsFor } from '../../insurance/lines/stand-ins.js';
import type { ProofAge, ProofRequirement } from '../proof/proof-requirement.js';
import type { RatingRequirement } from '../requirements.js';
import { LEAST_PROOFS, SOURCE_KINDS, type FactSource } from '../../insurance/source-table.js';
import type { Fact, PolicyFact, Revision } from './facts.js';
import { arbitraryFurther, furtherValues } from './arbitrary-further.js';
import { INSURED } from './sample-policies.js';

/** Few values of each kind, so that they coincide: days, millions, ratings. */
export const DAYS = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'] as const;
export const arbitraryDay = fc.constantFrom(...DAYS);
const MILLIONS = [100_000_000, 200_000_000, 300_000_000];
/**
 * Lines with split limits, without a trigger, below umbrellas, umbrellas and excess, lines that answer for one another, also beside each other: each
 * way in which lines differ for the rules.
 */
const LINES: readonly CoverageLine[] = [
  'generalLiability',
  'automobile',
  'workersCompensation',
  'umbrella',
  'excessLiability',
  'commercialProperty',
  'additionalProperty',
];
const LIMITS = LINES.flatMap((line) => LIMITS_OF[line]);

/** Two policies of each line, by id: one may replace the other. */
const LINE_OF: Readonly<Record<string, CoverageLine>> = Object.fromEntries(
  LINES.flatMap((line) => [
    [`${line}1`, line],
    [`${line}2`, line],
  ]),
);
const policyId = fc.constantFrom(...Object.keys(LINE_OF));
const period = fc.tuple(arbitraryDay, arbitraryDay).map(([effectiveOn, expiresOn]) => ({ effectiveOn, expiresOn }));
const rating = fc.option(
  fc
    .record({
      strength: fc.constantFrom('A+' as const, 'A-' as const, 'B' as const, 'NR' as const),
      size: fc.constantFrom('V' as const, 'VII' as const, 'X' as const, null),
      u: fc.boolean(),
    })
    .map(({ u, ...graded }): Rating => (u ? { ...graded, underReview: true } : graded)),
);
const endorsement = fc.record({
  code: fc.constantFrom(...ENDORSEMENTS_OF.generalLiability),
  grade: fc.constantFrom('claimed' as const, 'seen' as const),
  form: fc.constantFrom(
    'CG 20 10 04 13',
    'CG 20 10 11 85',
    'CG 20 37 12 19',
    'CG 20 10',
    'WC 00 03 13',
    'CG 24 04 05 09',
    'CG 21 04',
    'OWN-1',
    '',
  ),
});
const SCOPES: readonly FormScope[] = [
  'AI-ongoing',
  'AI-completed',
  'waiver',
  'blanket',
  'aggregate-project',
  'exclusion:completed-operations',
];
const requesterForm = fc
  .record({
    number: fc.constantFrom('OWN-1', 'CG 20 10', 'CG 20 37', 'CG 21 04'),
    editions: fc.constantFrom([], ['04 13']),
    line: fc.constantFrom('generalLiability' as const, 'umbrella' as const),
    title: fc.constant(''),
    said: fc.shuffledSubarray([...SCOPES], { minLength: 1, maxLength: 3 }),
    split: fc.nat(3),
  })
  .map(({ said, split, ...form }) => ({ ...form, gives: said.slice(split), doesNotGive: said.slice(0, split) }));
const standing = fc.oneof(
  fc.constant({ status: 'inForce' as const, since: null }),
  arbitraryDay.map((since) => ({ status: 'canceled' as const, since })),
);

const of = <Type extends string, Data extends object>(type: Type, data: fc.Arbitrary<Data>) =>
  fc.tuple(policyId, data).map(([policy, rest]) => ({ type, policy, ...rest }));
const value = <Value>(values: fc.Arbitrary<Value>) => values.map((chosen) => ({ value: chosen }));
const amount = fc.option(fc.constantFrom(...MILLIONS), { freq: 8 });

const change = fc.oneof(
  of('period', value(period)),
  of('number', value(fc.constantFrom('X-1', 'X-2'))),
  of('replaces', value(fc.option(policyId))),
  of('standing', value(standing)),
  of('verification', value(fc.constantFrom('verified' as const, 'unverified' as const, 'rejected' as const))),
  { arbitrary: of('limit', fc.record({ limit: fc.constantFrom(...LIMITS), value: amount })), weight: 6 },
  of('endorsements', value(fc.array(endorsement, { maxLength: 2 }))),
  of('schedule', value(fc.option(fc.subarray([...LINES]), { freq: 8 }))),
  of('trigger', value(fc.constantFrom('occurrence' as const, 'claimsMade' as const, null))),
  of('retroactiveOn', value(fc.option(arbitraryDay))),
  { arbitrary: fc.tuple(policyId, furtherValues).map(([policy, stated]) => ({ policy, ...stated })), weight: 4 },
  rating.map((chosen) => ({ type: 'rating' as const, value: chosen })),
  value(
    fc.option(
      fc.constantFrom(
        { firstDay: '2026-01-01', lastDay: '2026-03-31' },
        { firstDay: '2026-01-01', lastDay: '2026-05-01' },
        { firstDay: '2026-02-01', lastDay: '2026-04-30' },
      ),
    ),
  ).map((chosen) => ({ type: 'projectDays' as const, ...chosen })),
  fc.subarray(Object.keys(LINE_OF)).map((policies) => ({ type: 'shared' as const, policies })),
  fc.record({
    type: fc.constant('form' as const),
    entry: fc.constantFrom('o1', 'o2'),
    value: fc.option(requesterForm, { freq: 4 }),
  }),
);

type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never;

/** Every policy is in force for long, verified and has high limits: so changes have an effect. */
const beginning = fc
  .subarray(Object.keys(LINE_OF), { minLength: 3 })
  .map((ids): WithoutId<Fact>[] => [
    ...ids.flatMap((policy) => beginningOf(policy, LINE_OF[policy] ?? 'umbrella')),
    { type: 'rating', value: { strength: 'A+', size: 'X' } },
    { type: 'shared', policies: ids },
  ]);

const beginningOf = (policy: string, line: CoverageLine): WithoutId<PolicyFact>[] => [
  { type: 'added', policy, line, insuredId: INSURED, period: { effectiveOn: '2026-01-01', expiresOn: '2026-05-01' } },
  { type: 'verification', policy, value: 'verified' },
  { type: 'trigger', policy, value: 'occurrence' },
  ...LIMITS_OF[line].slice(0, 2).map((limit) => ({ type: 'limit', policy, limit, value: 100_000_000 }) as const),
  ...(line === 'umbrella' ? [{ type: 'schedule', policy, value: ['generalLiability', 'automobile'] } as const] : []),
  ...(line === 'excessLiability' ? [{ type: 'schedule', policy, value: ['umbrella'] } as const] : []),
];

/** Sources of days around the assessed ones, so that some are too old by then; none where it is not known. */
const arbitrarySources: fc.Arbitrary<readonly FactSource[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...SOURCE_KINDS), on: fc.constantFrom('2025-12-01', '2026-01-15', '2026-03-31') }),
  { maxLength: 2 },
);

/** A history of up to about forty facts, each with its own id. */
export const arbitraryFacts: fc.Arbitrary<readonly Fact[]> = fc
  .tuple(beginning, fc.array(change, { maxLength: 12 }))
  .chain(([first, then]) => {
    const facts = [...first, ...then];
    return fc
      .array(arbitrarySources, { minLength: facts.length, maxLength: facts.length })
      .map((sources) =>
        facts.map(
          (fact, index) =>
            ({ ...fact, ...('policy' in fact ? { sources: sources[index] } : {}), id: `f${index}` }) as Fact,
        ),
      );
  });

const tower = fc.constantFrom(true, true, false);
const grade = fc.constantFrom('claimed' as const, 'seen' as const);
const trigger = fc.oneof(
  fc.constant({ kind: 'occurrence' as const }),
  arbitraryDay.map((retroactiveBy) => ({ kind: 'claimsMade' as const, retroactiveBy })),
);

const arbitraryLine = (line: CoverageLine) =>
  fc
    .record({
      line: fc.constant(line),
      limits: fc.array(
        fc.record({ limit: fc.constantFrom(...LIMITS_OF[line]), atLeast: fc.constantFrom(...MILLIONS), tower }),
        {
          maxLength: 4,
        },
      ),
      endorsements: fc
        .subarray([...ENDORSEMENTS_OF[line], ...ENDORSEMENTS_OF[line]], {
          maxLength: Math.min(2, 2 * ENDORSEMENTS_OF[line].length),
        })
        .chain((codes) => fc.tuple(...codes.map((code) => fc.record({ code: fc.constant(code), grade })))),
      acceptCslOrSplit: fc.boolean(),
    })
    .chain((required) =>
      fc
        .option(trigger, { freq: 3, nil: undefined })
        .map((chosen) => (chosen ? { ...required, trigger: chosen } : required)),
    )
    .chain((required) => arbitraryFurther(line).map((further) => ({ ...required, ...further })))
    .chain((required) =>
      fc
        .option(fc.subarray([...standInsFor(line)], { minLength: Math.min(1, standInsFor(line).length) }), {
          freq: 1,
          nil: undefined,
        })
        .map((acceptInstead) => (acceptInstead ? { ...required, acceptInstead } : required)),
    );

const proof: fc.Arbitrary<ProofRequirement> = fc.record(
  {
    least: fc.constantFrom(...LEAST_PROOFS),
    notOlderThan: fc.constantFrom<ProofAge>({ count: 1, unit: 'months' }, { count: 45, unit: 'days' }),
  },
  { requiredKeys: [] },
);

/** Most templates demand no proof. */
const maybeProof = <Asked extends object>(required: fc.Arbitrary<Asked>) =>
  fc
    .tuple(required, fc.option(proof, { freq: 2, nil: undefined }))
    .map(([requirement, demanded]) => (demanded ? { ...requirement, proof: demanded } : requirement));

export const arbitraryRequirements = maybeProof(
  fc.record({
    lines: fc
      .subarray([...LINES], { minLength: 1 })
      .chain((lines) => fc.tuple(...lines.map((line) => maybeProof(arbitraryLine(line))))),
    umbrellaMode: fc.constantFrom('separate' as const, 'combined' as const),
    rating: fc.option(
      fc.constantFrom<RatingRequirement>(
        { strength: 'A-', size: 'VII' },
        { strength: 'A-', size: 'VII', ifUnderReview: 'accept' },
        { strength: 'A-', size: 'VII', ifUnderReview: 'refuse' },
      ),
    ),
  }),
);

/** One or two versions of a template, each recorded by its own event. */
export const arbitraryRevisions: fc.Arbitrary<readonly Revision[]> = fc
  .array(arbitraryRequirements, { minLength: 1, maxLength: 2 })
  .map((versions) =>
    versions.map((requirements, index) => ({ id: `t${index + 1}`, version: index + 1, requirements })),
  );
