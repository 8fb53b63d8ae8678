import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { Random } from '../../drawing/random.js';
import { digitsOf, written } from '../amount-words.js';
import { clause, type Cast, type Part } from '../exhibit-content.js';
import { limit, MILLION } from './line-clauses.js';

/** Umbrella or excess liability. */
export function umbrellaPart(random: Random, { insured }: Cast): Part {
  const line = 'umbrella';
  const whole = random.of([2 * MILLION, 5 * MILLION, 10 * MILLION] as const);
  const amount = written(random, whole);
  const both = [limit(line, 'umbrellaEachOccurrence', whole), limit(line, 'umbrellaAggregate', whole)];
  const adds: StatedRequirement = { kind: 'umbrellaAdds' };
  const of = random.of([
    clause(
      `Umbrella liability insurance of not less than ${amount} per occurrence and ${amount} in the aggregate.`,
      ...both,
    ),
    clause(`Umbrella/Excess Liability with limits of ${amount} each occurrence and aggregate.`, ...both),
    clause(
      `${insured} shall carry umbrella or excess liability coverage with a limit of at least ${amount} each occurrence, following form over the primary coverage.`,
      ...both.slice(0, 1),
    ),
    clause(`Umbrella liability: ${digitsOf(whole)} per occurrence / ${digitsOf(whole)} aggregate.`, ...both),
  ]);
  const combined = random.chance(0.5)
    ? [
        random.of([
          clause('The required limits may be satisfied by any combination of primary and excess insurance.', adds),
          clause('Limits may be met through a combination of primary and umbrella policies.', adds),
          clause(`${insured} may satisfy the limits above with umbrella or excess coverage.`, adds),
        ]),
      ]
    : [];
  return {
    title: random.of(['Umbrella Liability', 'Umbrella / Excess Liability', 'Umbrella or Excess Liability']),
    clauses: [of, ...combined],
    isTable: false,
  };
}
