import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { Random } from '../../drawing/random.js';
import { written } from '../amount-words.js';
import { clause, type Cast, type Part } from '../exhibit-content.js';
import { limit, MILLION, row } from './line-clauses.js';

/** Automobile liability. */
export function autoPart(random: Random, { insured }: Cast): Part {
  const line = 'automobile';
  const whole = random.of([MILLION, 2 * MILLION] as const);
  const amount = written(random, whole);
  const single = limit(line, 'combinedSingleLimit', whole);
  const title = random.of([
    'Business Automobile Liability',
    'Automobile Liability',
    'Commercial Auto Liability',
    'Auto Liability Insurance',
  ]);
  const all: StatedRequirement = { kind: 'symbols', line, symbols: [2, 8, 9] };
  const any: StatedRequirement = { kind: 'symbols', line, symbols: [1] };
  if (random.chance(0.3))
    return {
      title,
      isTable: true,
      clauses: [
        row(
          random,
          random.of(['Combined Single Limit', 'Combined Single Limit (each accident)', 'CSL']),
          whole,
          single,
        ),
        ...(random.chance(0.5) ? [clause('Any Auto', any)] : []),
      ],
    };
  const of = random.of([
    clause(
      `Business auto liability insurance covering all owned, hired and non-owned vehicles with a combined single limit of ${amount} each accident.`,
      single,
      all,
    ),
    clause(
      `${insured} shall carry automobile liability insurance with a combined single limit of not less than ${amount} for bodily injury and property damage, covering any auto (Symbol 1).`,
      single,
      any,
    ),
    clause(`Automobile Liability: ${amount} CSL, any auto.`, single, any),
    clause(
      `Commercial automobile liability with limits of not less than ${amount} per accident for bodily injury and property damage, including owned, non-owned and hired autos.`,
      single,
      all,
    ),
    clause(
      `Auto liability with bodily injury limits of $250,000 each person, bodily injury $500,000 each accident and property damage $100,000 each accident.`,
      limit(line, 'bodilyInjuryPerPerson', 250_000),
      limit(line, 'bodilyInjuryPerAccident', 500_000),
      limit(line, 'propertyDamage', 100_000),
    ),
  ]);
  return { title, clauses: [of], isTable: false };
}
