/** @run rest: the engine over thousands of random worlds, each assessed many times. */
import fc from 'fast-check';
import { addDays } from '../kernel/dates.js';
import type { CoverageLine, Known, ProvidedPolicy } from '../insurance/coverage.js';
import type { Provided } from './provided.js';
import { isLimitCode } from './coverage-codes.js';
import type { Assessment, Outcome } from './finding.js';
import { widerLimit } from './limit-choices.js';
import { isUmbrella } from '../insurance/line-facts.js';
import type { ReasonCode } from './reasons.js';
import {
  sentenceOf,
  availableText,
  fixText,
  requiredText,
  requirementTitle,
} from '@covertrail/wording/compliance/sentence';
import { arbitraryDay, arbitraryFacts, arbitraryRevisions, DAYS } from './testing/arbitrary-facts.js';
import { foldFacts, provide } from './testing/facts.js';
import { INSURED, factFrom, statedFurther } from './testing/sample-policies.js';
import { assessProvided, readings } from './testing/assessed-history.js';

const arbitraryCase = fc.tuple(arbitraryRevisions, arbitraryFacts.map(provide), arbitraryDay);
/** Without what would be known otherwise: what is cited is not looked at, and finding it takes most of the time of an assessment. */
const arbitraryUncited = fc.tuple(
  arbitraryRevisions,
  arbitraryFacts.map((facts) => ({ ...foldFacts(facts), otherwise: [] })),
  arbitraryDay,
);
const outcomes = ({ findings }: Assessment): ReadonlyMap<string, Outcome> =>
  new Map(findings.map(({ rule, outcome }) => [rule, outcome]));
const answerOf = ({ findings }: Assessment, rule: string) =>
  findings.find((finding) => finding.rule === rule)?.policyId;
const failing = ({ findings }: Assessment): number => findings.filter(({ outcome }) => outcome === 'fail').length;
const answering = ({ policies }: Provided, id: string | undefined): ProvidedPolicy | undefined =>
  policies.find(({ policyId }) => policyId === id);

describe('an assessment', () => {
  it('evaluates every rule, never throws, and has a sentence for every finding', () => {
    fc.assert(
      fc.property(arbitraryCase, ([revisions, provided, day]) => {
        const { findings } = assessProvided(revisions, provided, day);
        expect(findings.length).toBeGreaterThan(0);
        expect(new Set(findings.map(({ rule }) => rule)).size).toBe(findings.length);
        for (const finding of findings) {
          const words = [sentenceOf(finding), requirementTitle(finding), requiredText(finding), availableText(finding)];
          for (const text of [...words, fixText(finding) ?? 'none needed'])
            expect(text).toMatch(/^(?!.*(undefined|NaN|\?)).+/);
          expect(finding.fix === undefined).toBe(finding.outcome === 'pass');
        }
      }),
    );
  });

  it('gives the same result for any order of policies', () => {
    const shuffled = arbitraryCase.chain(([revisions, provided, day]) =>
      fc
        .shuffledSubarray([...provided.policies], { minLength: provided.policies.length })
        .map((policies) => ({ revisions, provided, day, policies })),
    );
    fc.assert(
      fc.property(shuffled, ({ revisions, provided, day, policies }) => {
        const reordered = { ...provided, policies, otherwise: provided.otherwise?.toReversed() ?? [] };
        expect(assessProvided(revisions, reordered, day)).toEqual(assessProvided(revisions, provided, day));
      }),
    );
  });

  it('never fails for a higher limit what passed, unless it makes another policy the nearer one, and then no more fails', () => {
    const raised = fc.tuple(
      arbitraryUncited.filter(([, { policies }]) => !policies.some(hasPercentOfLimit)),
      fc.nat(),
      fc.nat(),
    );
    fc.assert(
      fc.property(raised, ([[revisions, provided, day], which, limit]) => {
        const before = assessProvided(revisions, provided, day);
        const after = assessProvided(revisions, { ...provided, policies: raise(provided.policies, which, limit) }, day);
        const sameAnswer = (rule: string) => answerOf(before, rule) === answerOf(after, rule);
        for (const [rule, outcome] of outcomes(before)) {
          if (outcome === 'pass' && sameAnswer(rule))
            expect([rule, outcomes(after).get(rule)]).not.toEqual([rule, 'fail']);
        }
        expect(failing(after)).toBeLessThanOrEqual(failing(before));
        if (before.outcome === 'pass') expect(after.outcome).not.toBe('fail');
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same result for any order of what a policy states', () => {
    fc.assert(
      fc.property(arbitraryUncited, ([revisions, provided, day]) => {
        const turned = { ...provided, policies: provided.policies.map(turnedRound) };
        expect(readings(assessProvided(revisions, turned, day))).toEqual(
          readings(assessProvided(revisions, provided, day)),
        );
      }),
    );
  });

  it('keeps every line that passes when one policy more is shared', () => {
    fc.assert(
      fc.property(arbitraryUncited, fc.nat(), ([revisions, provided, day], which) => {
        const held = provided.policies.filter((_, index) => index !== which % provided.policies.length);
        const before = linesThatPass(assessProvided(revisions, { ...provided, policies: held }, day));
        const after = linesThatPass(assessProvided(revisions, provided, day));
        expect(before.filter((line) => !after.includes(line))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('never passes what no policy states, whatever is required', () => {
    fc.assert(
      fc.property(arbitraryUncited, ([revisions, provided, day]) => {
        const silent = { ...provided, policies: provided.policies.map(silentPolicy) };
        const passed = assessProvided(revisions, silent, day).findings.filter(({ outcome }) => outcome === 'pass');
        expect(passed.filter(({ reason }) => !PASSES_IN_SILENCE.includes(reason))).toEqual([]);
      }),
    );
  });

  it('never passes a limit that is not given', () => {
    fc.assert(
      fc.property(arbitraryUncited, ([revisions, provided, day]) => {
        for (const { rule, outcome, policyId } of assessProvided(revisions, provided, day).findings) {
          const code = /\.limit\.(\w+)/.exec(rule)?.[1];
          const policy = answering(provided, policyId);
          if (code === undefined || outcome !== 'pass') continue;
          const given = Object.keys(policy?.limits.value ?? {});
          const wider = isLimitCode(code) ? widerLimit(code) : null;
          expect(
            given.includes(code) ||
              (wider !== null && given.includes(wider)) ||
              (policy?.line === 'automobile' && given.includes('combinedSingleLimit')),
          ).toBe(true);
        }
      }),
    );
  });

  it('gives the other lines no credit from an umbrella that is not in force, not scheduled or not the insured’s', () => {
    fc.assert(
      fc.property(arbitraryUncited, fc.boolean(), ([revisions, provided, day], another) => {
        const policies = provided.policies.map((policy) =>
          policy.policyId === 'umbrella1' && another ? { ...policy, insuredId: 'another' } : policy,
        );
        const sums = (shown: readonly ProvidedPolicy[], line: CoverageLine) =>
          assessProvided(revisions, { ...provided, policies: shown }, day)
            .findings.filter((finding) => finding.line === line)
            .map(({ rule, outcome, available, terms }) => ({ rule, outcome, available, terms }));
        for (const line of ['generalLiability', 'automobile', 'workersCompensation'] as const) {
          const rest = policies.filter((policy) => !isUmbrella(policy.line) || mayCount(line, policy, policies, day));
          expect(sums(policies, line)).toEqual(sums(rest, line));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same result on every day before the day until which it holds', () => {
    fc.assert(
      fc.property(arbitraryUncited, ([revisions, provided, day]) => {
        const assessment = assessProvided(revisions, provided, day);
        const until = assessment.holdsUntil;
        expect(until > day).toBe(true);
        const days = DAYS.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]).filter(
          (boundary) => boundary >= day && boundary < until,
        );
        for (const later of days) {
          expect(readings(assessProvided(revisions, provided, later))).toEqual(readings(assessment));
        }
      }),
    );
  });
});

const linesThatPass = ({ findings }: Assessment): readonly CoverageLine[] =>
  [...new Set(findings.map(({ line }) => line))].filter((line) =>
    findings.every((finding) => finding.line !== line || finding.outcome === 'pass'),
  );

/** A percent of a higher limit is more money: such a deductible may become too high. */
const hasPercentOfLimit = ({ limitDetails }: ProvidedPolicy): boolean =>
  Object.values(limitDetails.value).some((detail) => detail.deductible?.kind === 'percentOfLimit');

const turned = <Item>({ value, events }: Known<readonly Item[]>): Known<readonly Item[]> => ({
  value: value.toReversed(),
  events,
});

/** The same policy with every list the other way round. */
const turnedRound = (policy: ProvidedPolicy): ProvidedPolicy => ({
  ...policy,
  endorsements: turned(policy.endorsements),
  coverages: turned(policy.coverages),
  autoSymbols: turned(policy.autoSymbols),
  remarks: turned(policy.remarks),
  schedule: { ...policy.schedule, value: policy.schedule.value?.toReversed() ?? null },
});

/** A verified policy in its period that says nothing else. */
function silentPolicy(policy: ProvidedPolicy): ProvidedPolicy {
  const { period, verification, standing, policyId, policyNumber, line, insuredId, carrier } = policy;
  return {
    ...statedFurther({}, 'none'),
    policyId,
    policyNumber,
    line,
    insuredId,
    period,
    verification,
    standing,
    carrier,
    replaces: null,
    rating: factFrom(null),
    limits: factFrom({}),
    endorsements: factFrom([]),
    schedule: factFrom(null),
    trigger: factFrom(null),
    retroactiveOn: factFrom(null),
  };
}

/** That a policy is in force; and what a policy would have to state to be against it: an exception of its state. */
const PASSES_IN_SILENCE: readonly ReasonCode[] = ['POLICY.IN_FORCE', 'STATE_FUND.NOT_CLAIMED'];

/** Raises one limit of one policy by a million. */
function raise(policies: readonly ProvidedPolicy[], which: number, limit: number): readonly ProvidedPolicy[] {
  return policies.map((policy, index) => {
    const given = Object.entries(policy.limits.value);
    const chosen = given[limit % Math.max(given.length, 1)];
    if (index !== which % policies.length || chosen === undefined) return policy;
    return {
      ...policy,
      limits: { ...policy.limits, value: { ...policy.limits.value, [chosen[0]]: chosen[1] + 100_000_000 } },
    };
  });
}

/** Whether an umbrella may add to a line: it schedules the line, or the line of a layer below it that may (an excess policy). */
function mayCount(
  line: CoverageLine,
  layer: ProvidedPolicy,
  policies: readonly ProvidedPolicy[],
  day: string,
): boolean {
  if (maySchedule(line, layer, day)) return true;
  const others = policies.filter((other) => other !== layer);
  return others.some(
    (below) => isUmbrella(below.line) && maySchedule(below.line, layer, day) && mayCount(line, below, others, day),
  );
}

/** The insured's umbrellas that are in force by their dates and schedule the line, or whose schedule is unknown. */
function maySchedule(
  line: CoverageLine,
  { period, standing, insuredId, schedule }: ProvidedPolicy,
  day: string,
): boolean {
  const { since, status } = standing.value;
  const begun = period.value.effectiveOn <= day && day < period.value.expiresOn;
  const inForce = begun && (status === 'inForce' || (since ?? day) > day);
  return inForce && insuredId === INSURED && (schedule.value === null || schedule.value.includes(line));
}
