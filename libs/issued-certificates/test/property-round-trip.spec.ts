import { comparable } from '@covertrail/certificates/certificate/equal-values';
import { LIMITS_OF } from '@covertrail/domain/insurance/coverage';
import type { CertificateContent } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { dollars } from '@covertrail/domain/kernel/money';
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { typeWords } from '../src/content/policy-facts.js';
import { deductibleWords } from '../src/content/property-facts.js';
import { drawCertificate } from '../src/draw-certificate.js';
import { propertyRows } from '../src/forms/property/property-table.js';
import { carrier, content, policy, propertyContent } from './made-content.js';
import { readingOf } from './read-back.js';
import { variedParty } from './varied-content.js';

const RUNS = 6;
const LIMITS = LIMITS_OF.commercialProperty;
const CARRIERS = [carrier(9, 'Coastal Property Insurance Company', '34561'), carrier(8, 'Union Marine Fund', '31776')];

const BORNE = { kind: 'perOccurrence', value: dollars(2_500) } as const;

const varied = fc.record({
  insured: variedParty,
  holder: variedParty,
  policies: fc.array(
    fc.record({
      limits: fc.subarray([...LIMITS], { minLength: 1, maxLength: 4 }),
      carrier: fc.constantFrom(...CARRIERS),
      amount: fc.integer({ min: 1, max: 90_000 }),
      number: fc.integer({ min: 10_000, max: 99_999 }),
      hasDeductible: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});
type Varied = typeof varied extends fc.Arbitrary<infer Value> ? Value : never;

const contentOf = ({ insured, holder, policies }: Varied): CertificateContent =>
  content({
    form: '24',
    insured,
    holder,
    description: 'One building of steel',
    policies: policies.map(({ limits, carrier: of, amount, number, hasDeductible }, at) =>
      policy(at, 'commercialProperty', {
        policyNumber: `CPP ${number}`,
        carrier: of,
        limits: Object.fromEntries(limits.map((code, step) => [code, dollars(amount + step)])),
        limitDetails: Object.fromEntries(
          limits.slice(0, hasDeductible ? 1 : 0).map((code) => [code, { deductible: BORNE }]),
        ),
      }),
    ),
  });

/** What should stand in the rows of the table, by the field of the reader. */
function expectedOf(drawn: CertificateContent): Readonly<Record<string, string>> {
  const rows = propertyRows(drawn.policies).rows.flatMap(({ policy: of, letter, limits }, at) => {
    const row = `other${at + 1}`;
    const lines = limits.flatMap(({ label, amount, code }, line) => [
      [
        `${row}.limit${line + 1}`,
        comparable({ kind: 'amount', cents: 'cents' in amount ? amount.cents : null, words: null, label }),
      ],
      ...(of.terms.limitDetails[code]?.deductible
        ? [
            [
              `${row}.deductibleOf.limit${line + 1}`,
              deductibleWords(of.terms.limitDetails[code]?.deductible).toUpperCase(),
            ],
          ]
        : []),
    ]);
    return [
      [`${row}.letters`, letter],
      [`${row}.type`, typeWords(of).toUpperCase()],
      [`${row}.policyNumber`, of.terms.policyNumber],
      [`${row}.effective`, of.terms.period.effectiveOn],
      [`${row}.expiration`, of.terms.period.expiresOn],
      ...lines,
    ];
  });
  return Object.fromEntries(rows);
}

describe('a certificate of property insurance that we drew [E02] [E03]', () => {
  jest.setTimeout(120_000);

  it('is read back by its labels: parties, insurers, and each policy with its limits, and nothing else', () =>
    fc.assert(
      fc.asyncProperty(varied, async (made) => {
        const drawn = contentOf(made);
        const { bytes } = await drawCertificate(drawn, { signature: null });
        const read = Object.fromEntries(await readingOf(bytes));
        expect(read).toMatchObject({
          'insured.name': made.insured.name.toUpperCase(),
          'holder.name': made.holder.name.toUpperCase(),
          'insurerA.name': propertyRows(drawn.policies).insurers[0]?.carrier.name.toUpperCase(),
          'insurerA.naic': propertyRows(drawn.policies).insurers[0]?.carrier.naic,
          certificateNumber: drawn.number,
          description: 'ONE BUILDING OF STEEL',
          date: drawn.issuedOn,
        });
        const ofRows = Object.entries(read).filter(([key]) => /^(other|property)/.test(key));
        expect(Object.fromEntries(ofRows)).toEqual(expectedOf(drawn));
      }),
      { numRuns: RUNS },
    ));

  it.each([
    [0.88, 20, 40],
    [1, -6, 5],
  ])('is read where its labels stand: made smaller (%s) and moved by %s and %s points', async (scale, x, y) => {
    const drawn = await drawCertificate(propertyContent('24'), { signature: null });
    const moved = await PDFDocument.load(drawn.bytes);
    moved.getPage(0).scaleContent(scale, scale);
    moved.getPage(0).translateContent(x, y);
    expect(await readingOf(await moved.save())).toEqual(await readingOf(drawn.bytes));
  });
});
