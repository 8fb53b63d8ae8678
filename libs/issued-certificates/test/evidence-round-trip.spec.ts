import { LIMITS_OF, type EndorsementCode, type LimitCode } from '@covertrail/domain/insurance/coverage';
import type { LimitDetails } from '@covertrail/domain/insurance/terms/limit-details';
import type { CertificateContent } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { dollars } from '@covertrail/domain/kernel/money';
import { LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { openCertificate } from '@covertrail/certificates/pdf/open-certificate';
import { readPages } from '@covertrail/certificates/read-pages';
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { drawCertificate } from '../src/draw-certificate.js';
import { carrier, content, endorsed, policy, propertyContent } from './made-content.js';
import { readingOf } from './read-back.js';
import { variedParty } from './varied-content.js';

const RUNS = 6;
const CAUSES = { basicCauses: 'basic', broadCauses: 'broad', specialCauses: 'special' } as const;
const INTERESTS = {
  mortgageHolder: 'property.mortgagee',
  lossPayee: 'property.lossPayee',
  lenderLossPayable: 'property.lenderLossPayable',
} as const;
const LIMITS = LIMITS_OF.commercialProperty;

const varied = fc.record({
  form: fc.constantFrom('27' as const, '28' as const),
  insured: variedParty,
  holder: variedParty,
  limits: fc.subarray([...LIMITS], { minLength: 1, maxLength: 7 }),
  amount: fc.integer({ min: 1, max: 90_000 }),
  deductibleOf: fc.option(fc.constantFrom(...LIMITS)),
  cause: fc.option(fc.constantFrom('basicCauses' as const, 'broadCauses' as const, 'specialCauses' as const)),
  endorsements: fc.subarray<EndorsementCode>([
    'mortgageHolder',
    'lossPayee',
    'lenderLossPayable',
    'waiverOfSubrogation',
  ]),
  flood: fc.option(fc.constantFrom('includedPeril' as const, 'excludedPeril' as const, 'notApplicablePeril' as const)),
});
type Varied = typeof varied extends fc.Arbitrary<infer Value> ? Value : never;

const NAMED = carrier(9, 'Coastal Property Insurance Company', '34561');

function contentOf({
  form,
  insured,
  holder,
  limits,
  amount,
  deductibleOf,
  cause,
  endorsements,
  flood,
}: Varied): CertificateContent {
  const limitDetails: LimitDetails = deductibleOf
    ? { [deductibleOf]: { deductible: { kind: 'perOccurrence', value: dollars(2_500) } } }
    : {};
  const terms = {
    policyNumber: 'CPP 33810',
    carrier: NAMED,
    limits: Object.fromEntries(limits.map((code, at) => [code, dollars(amount + at)])),
    limitDetails,
    endorsements: endorsed(...endorsements),
    statedValues: { ...(cause ? { causesOfLoss: cause } : {}), ...(flood ? { floodAnswer: flood } : {}) },
  };
  return content({
    form,
    insured,
    holder,
    description: 'One building of steel',
    policies: [policy(1, 'commercialProperty', terms)],
  });
}

/** What of the policy should stand on its page, by the field of the reader. */
function expectedOf({
  form,
  limits,
  amount,
  deductibleOf,
  cause,
  endorsements,
  flood,
}: Varied): Readonly<Record<string, string>> {
  const rows = LIMITS.filter((code) => limits.includes(code));
  const cents = (code: LimitCode) => dollars(amount + limits.indexOf(code));
  const amounts = rows.map((code, at) => [
    `other1.limit${at + 1}`,
    `${cents(code)}|${LIMIT_NAMES[code].toUpperCase()}`,
  ]);
  const borne = rows.flatMap((code, at) =>
    code === deductibleOf ? [[`other1.deductibleOf.limit${at + 1}`, '2,500 PER OCCURRENCE']] : [],
  );
  const causes = cause ? [[`property.${CAUSES[cause]}`, 'true']] : [];
  const interests = Object.entries(INTERESTS).flatMap(([code, key]) =>
    endorsements.some((endorsement) => endorsement === code) ? [[key, 'true']] : [],
  );
  const answers = form === '28' ? answersOf(limits, flood, endorsements) : [];
  return Object.fromEntries([...amounts, ...borne, ...causes, ...interests, ...answers]);
}

const PERILS = { includedPeril: 'YES', excludedPeril: 'NO', notApplicablePeril: 'N/A' } as const;

function answersOf(limits: Varied['limits'], flood: Varied['flood'], endorsements: Varied['endorsements']): string[][] {
  const byLimit: readonly (readonly [string, readonly LimitCode[]])[] = [
    ['businessIncome', ['businessIncome']],
    ['rentalValue', ['rentalValue']],
    ['blanketCoverage', ['blanketBuilding', 'blanketPersonalProperty', 'blanketBuildingAndPersonalProperty']],
    ['earthMovement', ['earthquakeLimit']],
    ['namedStorm', ['namedStormLimit']],
  ];
  return [
    ...byLimit.flatMap(([name, codes]) =>
      codes.some((code) => limits.includes(code)) ? [[`property.${name}`, 'YES']] : [],
    ),
    ...(flood ? [['property.flood', PERILS[flood]]] : limits.includes('floodLimit') ? [['property.flood', 'YES']] : []),
    ['property.waiver', endorsements.includes('waiverOfSubrogation') ? 'YES' : 'NO'],
  ];
}

describe('evidence of property that we drew [E02] [E03]', () => {
  jest.setTimeout(120_000);

  it('is read back by its labels: parties, policy, amounts, deductibles, causes, interests and answers, and nothing else', () =>
    fc.assert(
      fc.asyncProperty(varied, async (made) => {
        const drawn = contentOf(made);
        const read = Object.fromEntries(await readingOf((await drawCertificate(drawn, { signature: null })).bytes));
        expect(read).toMatchObject({
          'insured.name': made.insured.name.toUpperCase(),
          'holder.name': made.holder.name.toUpperCase(),
          'holder.address': made.holder.addressLines[0]?.toUpperCase(),
          'insurerA.name': NAMED.name.toUpperCase(),
          'insurerA.naic': NAMED.naic,
          'other1.policyNumber': 'CPP 33810',
          'other1.effective': '2026-01-01',
          'other1.expiration': '2027-01-01',
          certificateNumber: drawn.number,
          description: 'ONE BUILDING OF STEEL',
          date: drawn.issuedOn,
        });
        const ofPolicy = Object.entries(read).filter(
          ([key]) => /^(property|other1\.(limit|deductibleOf))/.test(key) && !key.startsWith('property.about'),
        );
        expect(Object.fromEntries(ofPolicy)).toEqual(expectedOf(made));
      }),
      { numRuns: RUNS },
    ));

  it.each([
    [0.88, 20, 40],
    [1, -6, 5],
  ])('is read where its labels stand: made smaller (%s) and moved by %s and %s points', async (scale, x, y) => {
    const drawn = await drawCertificate(propertyContent('28'), { signature: null });
    const moved = await PDFDocument.load(drawn.bytes);
    moved.getPage(0).scaleContent(scale, scale);
    moved.getPage(0).translateContent(x, y);
    expect(await readingOf(await moved.save())).toEqual(await readingOf(drawn.bytes));
  });

  it('is refused where a label that it needs is not there', async () => {
    const { bytes } = await drawCertificate(propertyContent('27'), { signature: null });
    const opened = await openCertificate(bytes);
    if ('refused' in opened) throw new Error(opened.refused);
    const pages = opened.pages.map((page) => ({ ...page, words: page.words.filter(({ text }) => text !== 'INSURED') }));
    expect(readPages(pages)).toMatchObject({ outcome: 'refused', reason: 'CERTIFICATE.OTHER_FORM' });
  });

  it('has a page for each policy, and each is read as a certificate of its own', async () => {
    const policies = ['A 1', 'B 2'].map((policyNumber, at) => policy(at, 'commercialProperty', { policyNumber }));
    const { bytes, pages } = await drawCertificate(content({ form: '27', policies }), { signature: null });
    expect(pages).toBe(2);
    expect((await readingOf(bytes)).get('other1.policyNumber')).toBe('A 1');
    expect((await readingOf(bytes, 1)).get('other1.policyNumber')).toBe('B 2');
  });
});

describe('pages of remarks [E02] [E03]', () => {
  it('belong to the certificate that they follow', async () => {
    const policies = Array.from({ length: 9 }, (_, at) => policy(at, 'liquorLiability', { policyNumber: `LQ ${at}` }));
    const { bytes } = await drawCertificate(content({ policies }), { signature: null });
    const remarks = (await readingOf(bytes)).get('remarks') ?? '';
    expect(remarks).toContain('POLICY NUMBER: LQ 8');
    expect(remarks).not.toContain('LQ 0');
    expect(remarks).not.toMatch(/ACORD|AGENCY/);
  });

  it('are nothing where a certificate has none', async () =>
    expect((await readingOf((await drawCertificate(content(), { signature: null })).bytes)).has('remarks')).toBe(
      false,
    ));
});
