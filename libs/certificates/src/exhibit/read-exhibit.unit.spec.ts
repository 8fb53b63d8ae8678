import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { readExhibit } from './read-exhibit.js';

/** What a text states, each in a short form with its line. */
const found = (text: string) => readExhibit(text).found.map(({ requirement }) => requirement);
const open = (text: string) => readExhibit(text).toDecide.map(({ reason, requirement }) => ({ reason, requirement }));
const reasons = (text: string) => [...new Set(open(text).map(({ reason }) => reason))];
const sentencesOf = ({ text, sentences }: ExhibitReading, places: readonly number[]) =>
  places.map((place) => text.slice(sentences[place]?.from, sentences[place]?.to));
const limit = (line: string, code: string, whole: number) => ({
  kind: 'limit',
  line,
  limit: code,
  atLeast: whole * 100,
});

describe('limits of an exhibit [E06]', () => {
  it.each<readonly [string, readonly (readonly [string, number])[]]>([
    [
      'CGL: $1M/$2M.',
      [
        ['eachOccurrence', 1],
        ['generalAggregate', 2],
      ],
    ],
    ['General liability of one million dollars ($1,000,000) each occurrence.', [['eachOccurrence', 1]]],
    [
      'Commercial General Liability of $2 million per occurrence and $4 million in the aggregate.',
      [
        ['eachOccurrence', 2],
        ['generalAggregate', 4],
      ],
    ],
    [
      'Commercial general liability, general aggregate $2,000,000, each occurrence $1,000,000.',
      [
        ['generalAggregate', 2],
        ['eachOccurrence', 1],
      ],
    ],
    ['General Liability with limits of USD 1,000,000 per occurrence.', [['eachOccurrence', 1]]],
    [
      'Products and completed operations of the general liability policy: $2,000,000 aggregate.',
      [['productsCompletedOperationsAggregate', 2]],
    ],
  ])('are read: %s', (text, limits) => {
    expect(found(text)).toEqual(
      limits.map(([code, millions]) => limit('generalLiability', code, millions * 1_000_000)),
    );
  });

  it('are told from what the policy covers, in one line or many', () => {
    const covering =
      'Commercial general liability covering premises, products and completed operations, personal injury, with limits of';
    expect(found(`${covering} $1,000,000 each occurrence; $2,000,000 general aggregate.`)).toEqual([
      limit('generalLiability', 'eachOccurrence', 1_000_000),
      limit('generalLiability', 'generalAggregate', 2_000_000),
    ]);
    expect(
      found('Commercial General Liability: Each Occurrence $1,000,000 General Aggregate   $2,000,000 Med Exp $5,000'),
    ).toEqual([
      limit('generalLiability', 'eachOccurrence', 1_000_000),
      limit('generalLiability', 'generalAggregate', 2_000_000),
      limit('generalLiability', 'medicalExpense', 5_000),
    ]);
  });

  it('that are stated again alike are found once, and the second sentence is no riddle', () => {
    const row = 'General liability of $1,000,000 per occurrence.';
    const reading = readExhibit(`${row}\n\n${row}`);
    expect(reading).toMatchObject({ toDecide: [], repeated: [1], notUnderstood: [] });
    expect(reading.found).toHaveLength(1);
  });

  it('belong to the line of their heading, and to no line where a heading names none', () => {
    expect(found('Umbrella Liability\nEach Occurrence    $5,000,000\nAggregate    $5,000,000')).toEqual([
      limit('umbrella', 'umbrellaEachOccurrence', 5_000_000),
      limit('umbrella', 'umbrellaAggregate', 5_000_000),
    ]);
    expect(
      found('Umbrella Liability\nEach Occurrence    $5,000,000\n\nPayment\n\n$90,000 each occurrence'),
    ).toHaveLength(1);
    expect(reasons('The limit shall be $1,000,000 per occurrence.')).toEqual(['lineNotNamed']);
  });

  it('of employers’ liability with one amount after the other are clear only where all are equal', () => {
    expect(found("Employer's liability: $500,000/$500,000/$500,000.")).toHaveLength(3);
    expect(found("Employer's liability: $100,000/$500,000/$100,000.")).toEqual([]);
  });

  it('without the name of a limit are not taken for one', () => {
    expect(found('Umbrella liability insurance of $5,000,000.')).toEqual([]);
    expect(reasons('Umbrella liability insurance of $5,000,000.')).toEqual(['limitNotNamed']);
    expect(found('Commercial general liability insurance shall be maintained.')).toEqual([
      { kind: 'line', line: 'generalLiability' },
    ]);
    expect(found('Commercial general liability insurance shall be maintained, and the fee is $40,000.')).toEqual([]);
  });

  it('whose words and digits differ are never taken', () => {
    const text = 'General liability of One Million Dollars ($2,000,000) per occurrence.';
    expect(found(text)).toEqual([]);
    expect(reasons(text)).toEqual(['wordsAndDigits']);
  });

  it('that leave a choice, or are stated twice otherwise, are for a person', () => {
    expect(
      reasons('Automobile liability: combined single limit of $1,000,000 or $2,000,000 per occurrence.'),
    ).toContain('alternatives');
    const twice = 'General liability of $1,000,000 per occurrence.\n\nGeneral liability of $2,000,000 per occurrence.';
    expect(found(twice)).toEqual([]);
    expect(reasons(twice)).toEqual(['twice']);
  });

  it('of insurance that the product has no line for belong to no other line', () => {
    const text = '1. General liability of $1,000,000 per occurrence. Aircraft liability of $9,000,000 per occurrence.';
    expect(found(text)).toEqual([limit('generalLiability', 'eachOccurrence', 1_000_000)]);
    const reading = readExhibit(text);
    expect(sentencesOf(reading, reading.notUnderstood)).toEqual(['Aircraft liability of $9,000,000 per occurrence.']);
  });
});

describe('what is not plainly asked of the one who signs [E06]', () => {
  it.each([
    ['condition', 'If Contractor transports waste, pollution liability of $5,000,000 per occurrence is required.'],
    ['condition', 'Professional Liability (if applicable)\nEach Claim    $1,000,000'],
    ['condition', 'Where vessels are used, umbrella liability of $9,000,000 per occurrence shall be carried.'],
    ['condition', 'Owner may require an umbrella policy of $9,000,000 per occurrence.'],
    ['negation', 'No professional liability insurance is required.'],
    ['negation', 'Contractor need not carry cyber liability insurance.'],
    ['otherParty', "Owner shall maintain builder's risk insurance of $9,000,000."],
    [
      'otherParty',
      'Contractor shall require each subcontractor to carry general liability of $500,000 per occurrence.',
    ],
  ])('is to be decided (%s): %s', (reason, text) => {
    expect(found(text)).toEqual([]);
    expect(reasons(text)).toEqual([reason]);
  });

  it('holds for a whole list under its heading', () => {
    const text =
      'If design services are performed, Contractor shall also maintain:\n(a) Professional liability of $1,000,000 per claim.\n(b) Cyber liability of $2,000,000 per claim.';
    expect(found(text)).toEqual([]);
    expect(open(text).flatMap(({ requirement }) => requirement ?? [])).toEqual([
      limit('professionalLiability', 'professionalEachClaim', 1_000_000),
      limit('cyberLiability', 'cyberEachClaim', 2_000_000),
    ]);
  });

  it('is not seen in phrases that change nothing', () => {
    expect(
      found(
        'To the fullest extent permitted by law, general liability shall be not less than $1,000,000 per occurrence.',
      ),
    ).toHaveLength(1);
  });
});

describe('endorsements and what all lines share [E06]', () => {
  const CGL_AND_AUTO =
    'Commercial general liability of $1,000,000 per occurrence.\n\nAuto liability: $1,000,000 CSL.\n\n';

  it('have the forms that are named, by edition', () => {
    expect(
      found('The CGL policy shall name Owner by forms CG 20 10 07 04 and CG 20 37 07 04, or CG 20 10 11 85.'),
    ).toEqual([
      {
        kind: 'endorsement',
        line: 'generalLiability',
        code: 'additionalInsuredOngoing',
        forms: ['CG 20 10 07 04', 'CG 20 10 11 85'],
        entity: null,
      },
      {
        kind: 'endorsement',
        line: 'generalLiability',
        code: 'additionalInsuredCompleted',
        forms: ['CG 20 37 07 04', 'CG 20 10 11 85'],
        entity: null,
      },
    ]);
    expect(reasons('The CGL policy shall include form CG 99 87 04 13 for Owner.')).toEqual(['formNotKnown']);
  });

  it('of all policies are of each line that can have them, without those that are excepted', () => {
    const lines = found(
      `${CGL_AND_AUTO}All policies, except automobile liability, shall be primary and non-contributory.`,
    )
      .filter(({ kind }) => kind === 'endorsement')
      .map((stated) => 'line' in stated && stated.line);
    expect(lines).toEqual(['generalLiability']);
  });

  it('without a line are for a person', () => {
    expect(found('Contractor waives all rights of subrogation against Owner.')).toEqual([]);
    expect(reasons('Contractor waives all rights of subrogation against Owner.')).toEqual(['lineNotNamed']);
  });

  it('belong to the policy of their own clause', () => {
    const text =
      "The general liability policy shall name Owner as additional insured, and the workers' compensation policy shall include a waiver of subrogation.";
    expect(found(text)).toEqual([
      { kind: 'endorsement', line: 'generalLiability', code: 'additionalInsuredOngoing', forms: [], entity: null },
      { kind: 'endorsement', line: 'workersCompensation', code: 'waiverOfSubrogation', forms: [], entity: null },
    ]);
  });

  it('name a party by its name, and several are for a person', () => {
    const single = 'The general liability policy shall name Granite Ridge Owner LLC as additional insured.';
    expect(found(single)).toMatchObject([{ code: 'additionalInsuredOngoing', entity: 'Granite Ridge Owner LLC' }]);
    const two =
      'The general liability policy shall name Granite Ridge Owner LLC and Harbor Bank Corp. as additional insureds.';
    expect(reasons(two)).toEqual(['severalParties']);
  });

  it.each([
    ['All insurers shall be rated A- VII or better by A.M. Best.', 'A-', 'VII'],
    ["Insurers with a Best's rating of A:VIII.", 'A', 'VIII'],
    ['Rated B++, IX by A.M. Best Company.', 'B++', 'IX'],
  ])('rating: %s', (text, strength, size) => {
    expect(found(text)).toEqual([{ kind: 'rating', strength, size }]);
  });

  it('a rating without a size, and a deductible without an amount, are for a person', () => {
    expect(reasons('All insurers shall have an A.M. Best rating of A or better.')).toEqual(['sizeNotNamed']);
    expect(reasons('Deductibles must be approved by Owner.')).toEqual(['approval']);
    expect(reasons('Completed operations cover shall be maintained for ten years after completion.')).toEqual([
      'needsDate',
    ]);
  });

  it('days of notice: the usual ones and those for non-payment, in either order', () => {
    const notice = (text: string) =>
      found(`${CGL_AND_AUTO}${text}`).flatMap((stated) =>
        stated.kind === 'notice' ? [[stated.line, stated.days, stated.nonPaymentDays]] : [],
      );
    const both = [
      ['generalLiability', 30, 10],
      ['automobile', 30, 10],
    ];
    expect(
      notice('Each policy shall give thirty (30) days notice of cancellation, ten (10) days for non-payment.'),
    ).toEqual(both);
    expect(
      notice(
        'Ten (10) days for non-payment and 30 days for any other reason is the prior notice of cancellation of all policies.',
      ),
    ).toEqual(both);
    expect(notice('Thirty (20) days prior notice of cancellation of all policies shall be given.')).toEqual([]);
  });
});

it('a certificate holder has its address where it is complete', () => {
  expect(found('Certificate Holder:\nCity of Fort Ellis\n12 Elm Street\nFort Ellis, WY 82001')).toEqual([
    {
      kind: 'holder',
      holder: {
        name: 'City of Fort Ellis',
        address: { address1: '12 Elm Street', address2: '', city: 'Fort Ellis', state: 'WY', postalCode: '82001' },
      },
    },
  ]);
  expect(found('The certificate holder shall be Harbor Bank Corp.')).toMatchObject([
    { holder: { name: 'Harbor Bank Corp.', address: null } },
  ]);
});

it('a text without insurance gives nothing, and an empty one neither', () => {
  const nothing = { found: [], toDecide: [], notUnderstood: [] };
  expect(readExhibit('')).toMatchObject(nothing);
  expect(readExhibit('The parties agree that the weather is fine. Nothing else is agreed.')).toMatchObject(nothing);
});

it('a hostile text is read in a bounded time', () => {
  const before = Date.now();
  for (const part of ['one million ', '$1,000,000 ', 'additional insured ', ', and the x shall ', '(', 'CG 20 10 '])
    readExhibit(part.repeat(60_000 / part.length));
  expect(Date.now() - before).toBeLessThan(30_000);
});
