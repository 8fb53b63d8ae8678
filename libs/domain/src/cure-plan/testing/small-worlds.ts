import fc from 'fast-check';
import type { CoverageLine, ProvidedPolicy } from '../../compliance/coverage.js';
import type { LimitRequirement, LineRequirements, Requirements } from '../../compliance/requirements.js';
import { policy } from '../../compliance/testing/sample-policies.js';
import { dollars } from '../../kernel/money.js';
import type { CureWorld } from '../cure-simulation.rules.js';
import { cureWorld, type Asking } from './cure-world.js';

const millions = fc.constantFrom(1, 2, 3).map((count) => count * 1_000_000);
const verification = fc.constantFrom('verified' as const, 'verified' as const, 'verified' as const, 'unverified' as const);
const form = fc.constantFrom([], [{ code: 'additionalInsuredOngoing', grade: 'claimed' }] as const, [{ code: 'additionalInsuredOngoing', grade: 'seen', form: 'CG 20 10 04 13' }] as const);
const trigger = fc.constantFrom('occurrence' as const, 'occurrence' as const, 'occurrence' as const, null);
const until = fc.constantFrom('2027-01-01', '2027-01-01', '2027-01-01', '2026-03-01');
const general = (id: string) => fc.record({ verification, to: until, endorsements: form, occurrence: fc.option(millions, { freq: 6 }) })
  .map(({ occurrence, ...said }) => policy('generalLiability', { id, ...said, limits: occurrence === null ? {} : { eachOccurrence: occurrence } }));
const automobile = fc.record({ to: until, single: millions }).map(({ single, ...said }) => policy('automobile', { id: 'auto', ...said, limits: { combinedSingleLimit: single } }));
const schedules = (...all: (readonly CoverageLine[] | null)[]) => fc.constantFrom(...all);
const umbrella = fc.record({ verification, trigger, schedule: schedules(['generalLiability', 'automobile'], ['automobile'], null), amount: fc.option(millions, { freq: 6 }) })
  .map(({ amount, ...said }) => policy('umbrella', { id: 'um', ...said, limits: amount === null ? {} : { umbrellaEachOccurrence: amount } }));
const excess = fc.record({ verification, schedule: schedules(['umbrella'], ['generalLiability'], null, []), amount: millions })
  .map(({ amount, ...said }) => policy('excessLiability', { id: 'ex', ...said, limits: { excessEachOccurrence: amount } }));
const some = (...policies: readonly fc.Arbitrary<ProvidedPolicy>[]) => fc.tuple(...policies.map((one) => fc.option(one, { freq: 3 }))).map((all) => all.flatMap((one) => one ?? []));
const limit = (code: LimitRequirement['limit']) => fc.option(fc.record({ limit: fc.constant(code), atLeast: millions.map(dollars), tower: fc.boolean() }), { freq: 5 }).map((one) => (one === null ? [] : [one]));
const line = (name: CoverageLine, code: LimitRequirement['limit'], endorsed: boolean): fc.Arbitrary<LineRequirements> =>
  fc.record({ limits: limit(code), grade: fc.constantFrom('claimed' as const, 'seen' as const, null, null) }).map(({ limits, grade }) =>
    ({ line: name, limits, endorsements: endorsed && grade !== null ? [{ code: 'additionalInsuredOngoing', grade }] : [] }));
/** Excess in place of an umbrella, where excess is not required itself. */
const acceptingExcess = (lines: readonly LineRequirements[]): readonly LineRequirements[] =>
  (lines.some((one) => one.line === 'excessLiability') ? lines : lines.map((one) => (one.line === 'umbrella' ? { ...one, acceptInstead: ['excessLiability'] } : one)));
const requirements: fc.Arbitrary<Requirements> = fc.record({
  lines: fc.tuple(
    line('generalLiability', 'eachOccurrence', true),
    fc.option(line('automobile', 'combinedSingleLimit', false), { freq: 1 }),
    fc.option(line('umbrella', 'umbrellaEachOccurrence', false), { freq: 2 }),
    fc.option(line('excessLiability', 'excessEachOccurrence', false), { freq: 1 }),
  ).map((lines) => lines.flatMap((one) => one ?? [])),
  umbrellaMode: fc.constantFrom('separate' as const, 'combined' as const),
  acceptsExcess: fc.boolean(),
}).map(({ acceptsExcess, lines, ...asked }) => ({ ...asked, lines: acceptsExcess ? acceptingExcess(lines) : lines, rating: null, region: 'unitedStates' as const }));
/** Up to five policies before up to two requesters: all amounts are whole millions, so that every amount that is just enough is one of a few. */
export const smallWorlds: fc.Arbitrary<CureWorld> = fc.record({
  held: some(general('gl1'), general('gl2'), automobile, umbrella, excess),
  asking: fc.array(fc.record({ requirements, hidden: fc.subarray(['gl1', 'gl2', 'auto', 'um', 'ex']) }), { minLength: 1, maxLength: 2 }),
}).map(({ held, asking }) => cureWorld(held, ...asking.map(({ requirements: asked, hidden }, place): Asking =>
  ({ id: `r${place}`, requirements: asked, shown: held.map(({ policyId }) => policyId).filter((id) => !hidden.includes(id)) }))));
