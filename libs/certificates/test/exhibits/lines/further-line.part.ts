import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { Random } from '../../drawing/random.js';
import { written } from '../amount-words.js';
import { clause, type Cast, type Part } from '../exhibit-content.js';
import { limit, MILLION } from './line-clauses.js';

/** Professional or pollution liability, which some contracts ask. */
export function furtherPart(random: Random, { insured }: Cast): Part {
  const isProfessional = random.chance(0.5);
  const line = isProfessional ? 'professionalLiability' : 'pollutionLiability';
  const whole = random.of([MILLION, 2 * MILLION, 5 * MILLION] as const);
  const [a, b] = [written(random, whole), written(random, 2 * whole > 5 * MILLION ? 10 * MILLION : 2 * whole)];
  const total = 2 * whole > 5 * MILLION ? 10 * MILLION : 2 * whole;
  const name = isProfessional
    ? random.of(['Professional Liability', 'Professional Liability (Errors and Omissions)', 'Errors & Omissions'])
    : random.of(["Contractor's Pollution Liability", 'Pollution Liability', 'Environmental Liability']);
  const each = limit(line, isProfessional ? 'professionalEachClaim' : 'eachPollutionCondition', whole);
  const all = limit(line, isProfessional ? 'professionalAggregate' : 'pollutionAggregate', total);
  const unit = isProfessional
    ? random.of(['per claim', 'each claim'])
    : random.of(['per occurrence', 'each pollution condition', 'per claim']);
  const of = random.of([
    clause(`${name} insurance with limits of ${a} ${unit} and ${b} in the aggregate.`, each, all),
    clause(
      `${insured} shall maintain ${name.toLowerCase()} insurance in an amount not less than ${a} ${unit} and ${b} aggregate.`,
      each,
      all,
    ),
    clause(`${name}: ${a} ${unit} / ${b} aggregate.`, each, all),
  ]);
  const extended: StatedRequirement = { kind: 'extendedReporting', line, months: 36 };
  const later = random.chance(0.3)
    ? [
        random.of([
          clause('The policy shall have an extended reporting period of not less than 36 months.', extended),
          clause('The retroactive date of such claims-made policy shall be no later than January 1, 2024.', {
            kind: 'trigger',
            line,
            trigger: { kind: 'claimsMade', retroactiveBy: '2024-01-01' },
          }),
        ]),
      ]
    : [];
  return { title: name, clauses: [of, ...later], isTable: false };
}
