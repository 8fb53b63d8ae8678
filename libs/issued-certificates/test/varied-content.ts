import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { ENDORSEMENTS_OF, LIMITS_OF, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import type {
  CertificateContent,
  CertifiedPolicy,
} from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { addDays, addYears, dayOf } from '@covertrail/domain/kernel/dates';
import fc from 'fast-check';
import { carrier, content, endorsed, policy } from './made-content.js';

const WORDS = ['Granite', 'Harbor', 'Łódź', 'Summit', 'Ridge', 'Beyoğlu', 'Peña', 'Northern', 'Oak', 'Zürich'] as const;
const KINDS = [
  'Insurance Company',
  'Casualty Co',
  'Mutual',
  'Specialty Lines Inc',
  'Indemnity Company of America',
] as const;
const CITIES = [
  ['Denver', 'CO 80202'],
  ['St. Louis', 'MO 63101-2200'],
  ['New York', 'NY 10001'],
  ['Coeur d’Alene', 'ID 83814'],
] as const;
const LINES: readonly CoverageLine[] = [
  'generalLiability',
  'automobile',
  'umbrella',
  'excessLiability',
  'workersCompensation',
  'professionalLiability',
  'cyberLiability',
  'liquorLiability',
  'pollutionLiability',
];

const words = (least: number, most: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: least, maxLength: most }).map((parts) => parts.join(' '));
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

/** Cents: whole thousands, and now and then an amount with cents. */
const amount = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 50_000 }).map((thousands) => thousands * 100_000) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 99_999_999 }) },
);

const carriers = fc
  .array(fc.tuple(words(1, 4), fc.constantFrom(...KINDS), digits(5)), { minLength: 7, maxLength: 7 })
  .map((all) => all.map(([name, kind, naic], at) => carrier(at + 1, `${name} ${kind}`, naic)));

/** Names and addresses with letters of several languages. */
export const variedParty = fc
  .tuple(
    words(1, 5),
    fc.constantFrom('LLC', 'Inc', 'Sp. z o.o.'),
    fc.integer({ min: 1, max: 9_999 }),
    fc.constantFrom(...CITIES),
  )
  .map(([name, form, house, [city, rest]]) => ({
    name: `${name} ${form}`,
    addressLines: [`${house} Main Street`, `${city}, ${rest}`],
  }));

function policyOf(
  number: number,
  line: CoverageLine,
): fc.Arbitrary<(carriers: readonly ReturnType<typeof carrier>[]) => CertifiedPolicy> {
  const isOfEmployees = line === 'workersCompensation';
  return fc
    .record({
      from: fc.integer({ min: 20_000, max: 20_700 }).map(dayOf),
      of: fc.integer({ min: 0, max: 6 }),
      policyNumber: fc.tuple(fc.constantFrom('CX', 'GL-', 'P '), digits(7)).map((parts) => parts.join('')),
      limits: fc
        .subarray([...LIMITS_OF[line]], { minLength: 1 })
        .chain((codes) => fc.tuple(...codes.map((code) => amount.map((cents) => [code, cents] as const)))),
      endorsements: fc.subarray([...ENDORSEMENTS_OF[line]]),
      trigger:
        LINE_TABLE[line].trigger === 'stated'
          ? fc.constantFrom('occurrence' as const, 'claimsMade' as const)
          : fc.constant(null),
      retroactiveOn: fc.option(fc.constant('2019-07-01')),
      symbols: fc.subarray([1, 2, 7, 8, 9, 19, 61]),
      basis: fc.option(
        fc.constantFrom('perPolicy' as const, 'perProject' as const, 'perLocation' as const, 'perOther' as const),
      ),
      retention: fc.option(amount, { nil: undefined }),
      isExcluded: fc.option(fc.boolean()),
    })
    .map(
      ({
        from,
        of,
        policyNumber,
        limits,
        endorsements,
        trigger,
        retroactiveOn,
        symbols,
        basis,
        retention,
        isExcluded,
      }) =>
        (all) =>
          policy(number, line, {
            policyNumber,
            period: { effectiveOn: from, expiresOn: addYears(from, 1) },
            carrier: all[of] ?? carrier(1, 'Granite Mutual', '11111'),
            limits: Object.fromEntries(limits),
            endorsements: endorsed(...endorsements),
            trigger,
            retroactiveOn,
            autoSymbols: line === 'automobile' ? symbols : [],
            aggregate:
              line === 'generalLiability' && basis
                ? { basis, description: basis === 'perOther' ? 'Per vessel' : '' }
                : null,
            statedValues:
              line === 'umbrella' && retention !== undefined
                ? { retentionAmount: retention }
                : isOfEmployees
                  ? { perStatute: true }
                  : {},
            exclusion: isOfEmployees && isExcluded !== null ? { excluded: isExcluded, comment: '' } : null,
          }),
    );
}

/** Certificates of liability of all kinds: one policy or twelve, several insurers, layers, free rows and more than have room. */
export const variedContent: fc.Arbitrary<CertificateContent> = fc
  .tuple(
    fc.record({
      number: fc.tuple(fc.constantFrom('CT-', 'A'), digits(6)).map((parts) => parts.join('')),
      revision: fc.integer({ min: 0, max: 40 }),
      issuedOn: fc.integer({ min: 20_700, max: 20_900 }).map((day) => addDays(dayOf(day), 0)),
      insured: variedParty,
      holder: variedParty,
      description: fc.array(words(2, 9), { maxLength: 30 }).map((lines) => lines.join('. ')),
      representative: fc.option(words(1, 2)),
    }),
    variedParty,
    carriers,
    fc
      .array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 12 })
      .chain((lines) => fc.tuple(...lines.map((line, at) => policyOf(at + 1, line)))),
  )
  .map(([change, producer, all, policies]) => {
    const base = content();
    return {
      ...base,
      ...change,
      producer: { ...base.producer, ...producer },
      policies: policies.map((make) => make(all)),
    };
  });
