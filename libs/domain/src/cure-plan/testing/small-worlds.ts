import fc from 'fast-check';
import type { CoverageLine, ProvidedPolicy } from '../../insurance/coverage.js';
import type { LimitRequirement, LineRequirements, Requirements } from '../../compliance/requirements.js';
import { policy } from '../../compliance/testing/sample-policies.js';
import { dollars } from '../../kernel/money.js';
import type { CureWorld } from '../cure-simulation.rules.js';
import { cureWorld, type Asking } from './cure-world.js';

const millions = fc.constantFrom(1, 2, 3).map((count) => count * 1_000_000);
const verification = fc.constantFrom(
  'verified' as const,
  'verified' as const,
  'verified' as const,
  'unverified' as const,
);
const form = fc.constantFrom(
  [],
  [{ code: 'additionalInsuredOngoing', grade: 'claimed' }] as const,
  [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' }] as const,
);
/** On occurrence, claims-made since a day that may not be known, or not known. */
const triggered = fc.oneof(
  { weight: 7, arbitrary: fc.constant({ trigger: 'occurrence' as const }) },
  { weight: 1, arbitrary: fc.constant({ trigger: null }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('2020-01-01', '2023-01-01', null)
      .map((retroactiveOn) => ({ trigger: 'claimsMade' as const, retroactiveOn })),
  },
);
const until = fc.constantFrom('2027-01-01', '2027-01-01', '2027-01-01', '2026-03-01');
const general = (id: string) =>
  fc
    .record({
      verification,
      to: until,
      endorsements: form,
      begins: triggered,
      occurrence: fc.option(millions, { freq: 6 }),
    })
    .map(({ occurrence, begins, ...said }) =>
      policy('generalLiability', {
        id,
        ...said,
        ...begins,
        limits: occurrence === null ? {} : { eachOccurrence: occurrence },
      }),
    );
const automobile = fc
  .record({ to: until, single: millions })
  .map(({ single, ...said }) => policy('automobile', { id: 'auto', ...said, limits: { combinedSingleLimit: single } }));
const schedules = (...all: (readonly CoverageLine[] | null)[]) => fc.constantFrom(...all);
const umbrella = fc
  .record({
    verification,
    begins: triggered,
    schedule: schedules(['generalLiability', 'automobile'], ['automobile'], null),
    amount: fc.option(millions, { freq: 6 }),
  })
  .map(({ amount, begins, ...said }) =>
    policy('umbrella', {
      id: 'um',
      ...said,
      ...begins,
      limits: amount === null ? {} : { umbrellaEachOccurrence: amount },
    }),
  );
const attached = fc.option(
  fc.constantFrom(1, 2, 3, 5).map((count) => dollars(count * 1_000_000)),
  { freq: 1 },
);
const excess = fc
  .record({
    verification,
    schedule: schedules(['umbrella'], ['generalLiability'], ['generalLiability', 'umbrella'], null, []),
    amount: millions,
    attached,
  })
  .map(({ amount, attached: attachmentPoint, ...said }) =>
    policy('excessLiability', {
      id: 'ex',
      ...said,
      limits: { excessEachOccurrence: amount },
      further: { statedValues: attachmentPoint === null ? {} : { attachmentPoint } },
    }),
  );
const some = (...policies: readonly fc.Arbitrary<ProvidedPolicy>[]) =>
  fc.tuple(...policies.map((policy) => fc.option(policy, { freq: 3 }))).map((all) => all.flatMap((held) => held ?? []));
const limit = (code: LimitRequirement['limit']) =>
  fc
    .option(fc.record({ limit: fc.constant(code), atLeast: millions.map(dollars), tower: fc.boolean() }), { freq: 5 })
    .map((drawn) => (drawn === null ? [] : [drawn]));
const line = (name: CoverageLine, code: LimitRequirement['limit'], endorsed: boolean): fc.Arbitrary<LineRequirements> =>
  fc
    .record({ limits: limit(code), grade: fc.constantFrom('claimed' as const, 'seen' as const, null, null) })
    .map(({ limits, grade }) => ({
      line: name,
      limits,
      endorsements: endorsed && grade !== null ? [{ code: 'additionalInsuredOngoing', grade }] : [],
    }));
/** Excess in place of an umbrella, where excess is not required itself. */
const acceptingExcess = (lines: readonly LineRequirements[]): readonly LineRequirements[] =>
  lines.some((line) => line.line === 'excessLiability')
    ? lines
    : lines.map((line) => (line.line === 'umbrella' ? { ...line, acceptInstead: ['excessLiability'] } : line));
const requirements: fc.Arbitrary<Requirements> = fc
  .record({
    lines: fc
      .tuple(
        line('generalLiability', 'eachOccurrence', true),
        fc.option(line('automobile', 'combinedSingleLimit', false), { freq: 1 }),
        fc.option(line('umbrella', 'umbrellaEachOccurrence', false), { freq: 2 }),
        fc.option(line('excessLiability', 'excessEachOccurrence', false), { freq: 1 }),
      )
      .map((lines) => lines.flatMap((line) => line ?? [])),
    umbrellaMode: fc.constantFrom('separate' as const, 'combined' as const),
    acceptsExcess: fc.boolean(),
  })
  .map(({ acceptsExcess, lines, ...required }) => ({
    ...required,
    lines: acceptsExcess ? acceptingExcess(lines) : lines,
    rating: null,
    region: 'unitedStates' as const,
  }));
/** Up to five policies before up to two requesters: all amounts are whole millions, so that every amount that is just enough is one of a few. */
export const smallWorlds: fc.Arbitrary<CureWorld> = fc
  .record({
    held: some(general('gl1'), general('gl2'), automobile, umbrella, excess),
    asking: fc.array(fc.record({ requirements, hidden: fc.subarray(['gl1', 'gl2', 'auto', 'um', 'ex']) }), {
      minLength: 1,
      maxLength: 2,
    }),
  })
  .map(({ held, asking }) =>
    cureWorld(
      held,
      ...asking.map(({ requirements: required, hidden }, place): Asking => ({
        id: `r${place}`,
        requirements: required,
        shown: held.map(({ policyId }) => policyId).filter((id) => !hidden.includes(id)),
      })),
    ),
  );
