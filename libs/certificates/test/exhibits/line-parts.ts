import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { Random } from '../drawing/random.js';
import { digitsOf, written } from './amount-words.js';
import { clause, type Cast, type Clause, type Part } from './exhibit-content.js';

type Limit = Extract<StatedRequirement, { kind: 'limit' }>;
const limit = (line: CoverageLine, code: LimitCode, whole: number): Limit => ({
  kind: 'limit',
  line,
  limit: code,
  atLeast: whole * 100,
});

/** A row of a table with its amount, as a program that reads a PDF leaves it. */
const row = (random: Random, name: string, whole: number, ...states: StatedRequirement[]): Clause => {
  const gap = random.of(['   ', ': ', ' ........ ', '    ', ' - ', ' | ']);
  return clause(`${name}${gap}${random.of([digitsOf(whole), written(random, whole)])}`, ...states);
};

const MILLION = 1_000_000;

/** Commercial general liability. */
export function generalPart(random: Random, { insured }: Cast): Part {
  const line = 'generalLiability';
  const [each, total] = random.of([
    [MILLION, 2 * MILLION],
    [2 * MILLION, 4 * MILLION],
    [MILLION, 3 * MILLION],
  ] as const);
  const [a, b, p] = [written(random, each), written(random, total), written(random, total)];
  const occurrence = limit(line, 'eachOccurrence', each);
  const aggregate = limit(line, 'generalAggregate', total);
  const products = limit(line, 'productsCompletedOperationsAggregate', total);
  const title = random.of([
    'Commercial General Liability',
    'Commercial General Liability Insurance',
    'General Liability',
    'CGL Insurance',
  ]);
  if (random.chance(0.35)) {
    const rows = [
      row(random, random.of(['Each Occurrence', 'Per Occurrence', 'Each Occurrence Limit']), each, occurrence),
      row(random, random.of(['General Aggregate', 'General Aggregate Limit']), total, aggregate),
      row(
        random,
        random.of([
          'Products/Completed Operations Aggregate',
          'Products - Comp/Op Agg',
          'Products and Completed Operations Aggregate',
        ]),
        total,
        products,
      ),
      ...(random.chance(0.6)
        ? [
            row(
              random,
              random.of(['Personal & Advertising Injury', 'Personal and Advertising Injury']),
              each,
              limit(line, 'personalAndAdvertisingInjury', each),
            ),
          ]
        : []),
      ...(random.chance(0.5)
        ? [
            row(
              random,
              random.of(['Damage to Rented Premises', 'Damage to Premises Rented to You', 'Fire Legal Liability']),
              100_000,
              limit(line, 'damageToRentedPremises', 100_000),
            ),
          ]
        : []),
      ...(random.chance(0.4)
        ? [
            row(
              random,
              random.of(['Medical Expense (any one person)', 'Med Exp', 'Medical Payments']),
              5_000,
              limit(line, 'medicalExpense', 5_000),
            ),
          ]
        : []),
    ];
    return { title, clauses: rows, isTable: true };
  }
  const of = random.of([
    clause(
      `${insured} shall maintain commercial general liability insurance with limits of not less than ${a} per occurrence and ${b} in the aggregate.`,
      occurrence,
      aggregate,
    ),
    clause(
      `Commercial General Liability insurance with a limit of at least ${a} each occurrence, ${b} general aggregate and ${p} products-completed operations aggregate.`,
      occurrence,
      aggregate,
      products,
    ),
    clause(`CGL: $${each / MILLION}M/$${total / MILLION}M.`, occurrence, aggregate),
    clause(
      `${insured} must carry CGL coverage in an amount no less than ${a} for each occurrence, subject to a general aggregate of ${b} and a products and completed operations aggregate of ${p}.`,
      occurrence,
      aggregate,
      products,
    ),
    clause(`Commercial General Liability: ${a} per occurrence / ${b} aggregate.`, occurrence, aggregate),
    clause(
      `General liability coverage shall have minimum limits of ${a} for any one occurrence for bodily injury and property damage and ${b} general aggregate.`,
      occurrence,
      aggregate,
    ),
    clause(
      `The commercial general liability policy shall provide a combined limit of ${a} per occurrence, with an annual aggregate of ${b}.`,
      occurrence,
      aggregate,
    ),
  ]);
  const trigger = random.chance(0.5)
    ? [
        random.of([
          clause('Such insurance shall be written on an occurrence basis.', {
            kind: 'trigger',
            line,
            trigger: { kind: 'occurrence' },
          }),
          clause('The policy shall be on an "occurrence" form; claims-made forms are not acceptable.', {
            kind: 'trigger',
            line,
            trigger: { kind: 'occurrence' },
          }),
          clause(
            'Coverage shall be written on ISO occurrence form CG 00 01 or a substitute providing equivalent coverage.',
            { kind: 'trigger', line, trigger: { kind: 'occurrence' } },
          ),
        ]),
      ]
    : [];
  const per = random.chance(0.5)
    ? [
        random.of([
          clause('The general aggregate limit shall apply separately to each project.', {
            kind: 'aggregate',
            line,
            basis: 'perProject',
            forms: [],
          }),
          clause('The general aggregate shall apply on a per project basis (CG 25 03).', {
            kind: 'aggregate',
            line,
            basis: 'perProject',
            forms: ['CG 25 03'],
          }),
          clause('The aggregate limits shall apply per location.', {
            kind: 'aggregate',
            line,
            basis: 'perLocation',
            forms: [],
          }),
        ]),
      ]
    : [];
  return { title, clauses: [of, ...trigger, ...per], isTable: false };
}

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

/** Workers' compensation and employers' liability. */
export function workersPart(random: Random, { insured }: Cast): Part {
  const line = 'workersCompensation';
  const whole = random.of([500_000, MILLION] as const);
  const amount = written(random, whole);
  const three = [
    limit(line, 'eachAccident', whole),
    limit(line, 'diseaseEachEmployee', whole),
    limit(line, 'diseasePolicyLimit', whole),
  ];
  const statutory: StatedRequirement = { kind: 'perStatute', line };
  const title = random.of([
    "Workers' Compensation and Employers' Liability",
    "Workers Compensation / Employer's Liability",
    "Workers' Compensation",
  ]);
  if (random.chance(0.3))
    return {
      title,
      isTable: true,
      clauses: [
        clause(random.of(["Workers' Compensation   Statutory", "Workers' Compensation: Statutory Limits"]), statutory),
        row(
          random,
          random.of(['E.L. Each Accident', "Employers' Liability Each Accident"]),
          whole,
          ...three.slice(0, 1),
        ),
        row(
          random,
          random.of(['E.L. Disease - Each Employee', "Employers' Liability Disease - Ea Employee"]),
          whole,
          ...three.slice(1, 2),
        ),
        row(
          random,
          random.of(['E.L. Disease - Policy Limit', "Employers' Liability Disease Policy Limit"]),
          whole,
          ...three.slice(2),
        ),
      ],
    };
  const of = random.of([
    clause(
      `${insured} shall maintain workers' compensation insurance with statutory limits and employer's liability insurance with limits of ${amount} each accident, ${amount} disease each employee, and ${amount} disease policy limit.`,
      statutory,
      ...three,
    ),
    clause(
      `Workers' Compensation as required by the statutes of the state where the work is performed, and Employers' Liability with limits of not less than ${amount} each accident.`,
      ...three.slice(0, 1),
    ),
    clause(
      `Workers' compensation: statutory; employer's liability: ${digitsOf(whole)}/${digitsOf(whole)}/${digitsOf(whole)}.`,
      statutory,
      ...three,
    ),
    clause(
      `Statutory workers' compensation coverage and employers' liability: bodily injury by accident ${amount} each accident; bodily injury by disease ${amount} policy limit; bodily injury by disease ${amount} each employee.`,
      statutory,
      ...three,
    ),
  ]);
  return { title, clauses: [of], isTable: false };
}

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
