import type { Random } from '../../drawing/random.js';
import { written } from '../amount-words.js';
import { clause, type Cast, type Clause, type Part } from '../exhibit-content.js';
import { limit, MILLION, row, type StatedLimit } from './line-clauses.js';

const line = 'generalLiability';

/** The limits of one contract, in whole dollars, as words and as requirements. */
interface GeneralLimits {
  readonly each: number;
  readonly total: number;
  readonly occurrence: StatedLimit;
  readonly aggregate: StatedLimit;
  readonly products: StatedLimit;
}

/** Commercial general liability. */
export function generalPart(random: Random, { insured }: Cast): Part {
  const [each, total] = random.of([
    [MILLION, 2 * MILLION],
    [2 * MILLION, 4 * MILLION],
    [MILLION, 3 * MILLION],
  ] as const);
  const words = [written(random, each), written(random, total), written(random, total)] as const;
  const limits: GeneralLimits = {
    each,
    total,
    occurrence: limit(line, 'eachOccurrence', each),
    aggregate: limit(line, 'generalAggregate', total),
    products: limit(line, 'productsCompletedOperationsAggregate', total),
  };
  const title = random.of([
    'Commercial General Liability',
    'Commercial General Liability Insurance',
    'General Liability',
    'CGL Insurance',
  ]);
  if (random.chance(0.35)) return { title, clauses: tableOf(random, limits), isTable: true };
  const clauses = [sentenceOf(random, insured, limits, words), ...triggerOf(random), ...basisOf(random)];
  return { title, clauses, isTable: false };
}

function tableOf(random: Random, { each, total, occurrence, aggregate, products }: GeneralLimits): readonly Clause[] {
  return [
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
}

function sentenceOf(
  random: Random,
  insured: string,
  { each, total, occurrence, aggregate, products }: GeneralLimits,
  [a, b, p]: readonly [string, string, string],
): Clause {
  return random.of([
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
}

function triggerOf(random: Random): readonly Clause[] {
  return random.chance(0.5)
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
}

function basisOf(random: Random): readonly Clause[] {
  return random.chance(0.5)
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
}
