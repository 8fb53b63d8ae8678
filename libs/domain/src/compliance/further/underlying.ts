import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledFurther } from '../compiled.js';
import { COVERAGE_LINES, type CoverageLine, type ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import { isUmbrella } from '../../insurance/line-facts.js';
import type { LineWorld } from '../line-world.js';
import { furtherRule } from '../rule-kinds.js';
import { liesOver, openBelow } from '../rules/lies-over.js';
import { BELOW_UMBRELLAS } from '../usual-underlying.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * The lines over which an umbrella or excess policy must lie (ACORD 25, umbrella row; reference: umbrella over a shortfall). One that does
 * not state its schedule is for review. Each line is a finding of its own.
 */
export const underlying: FurtherKind<'underlying'> = {
  fits: (line, lines) =>
    isUmbrella(line) && new Set(lines).size === lines.length && lines.every((line) => BELOW_UMBRELLAS.includes(line)),
  compile: (line, lines) => lines.map((below) => compiled(line, below)),
};

/** In one order, however it was stated. */
const scheduledLines = ({ schedule }: ProvidedPolicy): readonly CoverageLine[] =>
  COVERAGE_LINES.filter((line) => schedule.value?.includes(line));

function compiled(line: CoverageLine, below: CoverageLine): CompiledFurther {
  const params = { below };
  return {
    kind: 'further',
    rule: furtherRule(line, 'underlying', below),
    params,
    reads: ['schedule', 'statedValues', 'region'],
    readsBelow: true,
    restsOn: ({ schedule, statedValues }) => ({
      schedule: schedule.value?.includes(below) === true ? [below] : 'all',
      ...(statedValues.value.attachmentPoint === undefined ? {} : { statedValues: ['attachmentPoint'] }),
    }),
    evaluate,
  };

  function evaluate(policy: ProvidedPolicy, day: CalendarDate, _forms: unknown, world: LineWorld): Evaluation {
    const { lies, by } = liesOver(policy, below, world, day);
    if (lies === 'notKnown') return lacking('review', 'UNDERLYING.NOT_GIVEN', 'FIX.GIVE_SCHEDULE', params, by, 'agent');
    if (lies === 'no')
      return lacking(
        'fail',
        'UNDERLYING.NOT_SCHEDULED',
        'FIX.SCHEDULE_LINE',
        { ...params, scheduled: scheduledLines(policy) },
        policy,
      );
    const open = openBelow(policy, below, world, day);
    if (open === 'notKnown')
      return lacking('review', 'UNDERLYING.GAP_NOT_KNOWN', 'FIX.DECIDE_STATEMENT', params, policy);
    if (open !== null)
      return lacking('fail', 'UNDERLYING.GAP_BELOW', 'FIX.LOWER_ATTACHMENT', { ...params, ...open }, policy);
    return passing('UNDERLYING.MET', by === policy ? params : { ...params, through: by.policyNumber }, policy);
  }
}
