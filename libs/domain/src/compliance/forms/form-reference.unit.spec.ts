import { FORMS } from '../../insurance/forms/form-index.js';
import { readForm } from './read-form.js';

/** Every number of a form that we found, with the editions that were seen of it; one with a question mark was not confirmed. */
const REFERENCE = `
  CG 20 10: 11 85, 10 93?, 03 97?, 10 01, 07 04, 04 13, 12 19; CG 20 37: 10 01, 07 04, 04 13, 12 19; CG 20 33: 10 01?, 07 04?, 04 13, 12 19;
  CG 20 38: 04 13, 12 19; CG 20 39: 12 19; CG 20 40: 12 19; CG 20 26: 11 85, 07 04?, 04 13, 12 19?; CG 20 42; CG 20 43;
  CG 20 07: 04 13?, 12 19?; CG 20 32; CG 20 31; CG 29 35; CG 20 12: 04 13, 12 19?; CG 20 13; CG 20 09; CG 20 11: 04 13, 12 19?; CG 20 24;
  CG 20 27; CG 20 05: 11 85?; CG 20 18: 04 13?; CG 20 28: 07 04?, 04 13?, 12 19?; CG 20 34: 04 13; CG 20 15: 07 04, 04 13; CG 20 44; CG 24 10;
  CG 20 29; CG 20 35; CG 20 36; CG 20 23: 04 13; CG 20 02; CG 20 03; CG 20 20; CG 20 22; CG 20 25; CG 34 01; CG 34 02; CG 34 03; CG 34 04;
  CG 20 01: 04 13, 12 19; CG 24 04: 10 93?, 05 09, 12 19; CG 24 53: 12 19; CG 29 88; CG 34 19; CG 34 17; CG 34 18; CG 25 03: 03 97?, 05 09;
  CG 25 04: 05 09; CG 25 45; CG 25 46; CG 25 02; CG 03 00: 01 96; CG 24 56; CG 02 24: 10 93?; CG 28 04; CU 02 04; CA 02 43; CG 02 05;
  IL 02 75; IL 02 68; IL 02 08; IL 02 46; IL 00 17: 11 98; CG 22 94: 10 01; CG 22 95: 10 01; CG 21 34: 01 87; CG 21 33; CG 21 04;
  CG 21 39: 10 93; CG 24 26: 07 04, 04 13; CG 24 17; CG 24 27; CG 22 74; CG 22 43; CG 22 79: 04 13?; CG 22 80; CG 22 34; CG 22 33; CG 22 24;
  CG 21 16; CG 21 44: 07 98, 04 17; CG 21 00; CG 21 53: 01 96; CG 21 54: 01 96; CG 21 31; CG 40 07; CG 40 08; CG 21 35: 10 01;
  CG 21 36: 03 05; CG 21 38; CG 21 45; CG 21 42: 01 96, 12 04; CG 21 43: 01 96, 12 04; CG 21 46: 07 98; CG 40 28; CG 40 29; CG 21 47: 12 07;
  CG 21 49: 09 99; CG 21 55: 09 99; CG 21 65: 12 04; CG 21 06: 05 14; CG 21 07: 05 14; CG 21 67: 12 04; CG 24 25; CG 21 86; CG 40 27;
  CG 40 30; CG 21 96: 03 05; CG 21 32; CG 40 32; CG 21 50; CG 21 51; CG 21 09; CG 21 10; CG 21 11; CG 40 04; CG 40 05; CG 40 06; CG 40 10;
  CG 40 11; CG 21 73: 01 15; CA 20 48: 02 99, 10 13; CA 20 01: 03 06?, 10 13?; CA 04 44: 10 13; CA 04 43: 11 20?; CA 04 49: 11 16;
  CA 99 48: 10 13?; MCS-90; CA 20 33: 10 13; CA 23 08; CA 23 30; CA 99 44: 01 87; CA 99 33; CA 20 54; WC 00 03 13: 04 84; WC 04 03 06: 04 84?;
  WC 42 03 04: A?, B; WC 99 04 10; WC 00 03 01: A 02 89; WC 00 03 02; WC 00 03 03: C; WC 34 03 01; WC 00 03 04; WC 00 03 05; WC 00 03 06;
  WC 00 03 08; WC 00 03 10; WC 00 03 11: A; WC 00 01 06: A; WC 00 01 01: A; WC 00 01 04: A; WC 00 01 08: A; WC 00 01 09: B, C;
  WC 00 02 01: A, B; WC 00 02 03: A; CG 04 40; CG 04 41; CG 04 42; CG 04 44; CU 24 78: 11 16; CX 24 33: 11 16; CU 24 77: 12 23?; CU 24 03;
  CP 12 18: 10 12; CP 12 19: 06 07, 10 12?; CP 15 03; CP 00 10: 10 12; IL 04 15; CP 04 11; 438 BFU; BP 12 03; MEGL 0009-01: 09 18;
  MEGL 0241-01: 05 16; MEGL 1331: 04 24; RSCG0303; 500BWS01; CG D2 46; U-GL-1175; CNA75079;
`;

/** By number: its editions. */
const reference = new Map(
  REFERENCE.split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [number = '', editions = ''] = entry.split(':');
      return [
        number,
        editions
          .split(',')
          .map((edition) => edition.trim())
          .filter(Boolean),
      ] as const;
    }),
);

const numbersWith = (scope: string): readonly string[] => [
  ...new Set(FORMS.flatMap(({ number, scopes }) => (scopes.some((given) => given === scope) ? [number] : []))),
];

describe('[H14] the index of forms and its reference', () => {
  it('agree about every number and edition', () => {
    const editionsByNumber = new Map<string, string[]>();
    for (const { number, editions } of FORMS)
      editionsByNumber.set(number, [...(editionsByNumber.get(number) ?? []), ...editions]);
    expect(Object.fromEntries(editionsByNumber)).toEqual(Object.fromEntries(reference));
  });
  it('agree that an edition which was not confirmed is not proof', () => {
    for (const [number, editions] of reference) {
      const doubtful = editions.filter((edition) => edition.endsWith('?'));
      for (const edition of doubtful)
        expect(readForm(number).rows.some((row) => row.editions.includes(edition))).toBe(true);
    }
  });
  it.each([
    [
      'blanket',
      [
        'CG 20 33',
        'CG 20 38',
        'CG 20 39',
        'CG 20 40',
        'CG 20 34',
        'CG 20 35',
        'CG 20 01',
        'CG 24 53',
        'CA 04 43',
        'CA 04 49',
        'WC 42 03 04',
        '500BWS01',
      ],
    ],
    [
      'scheduled',
      [
        'CG 20 10',
        'CG 20 37',
        'CG 20 26',
        'CG 20 36',
        'CG 24 04',
        'CG 25 03',
        'CG 25 04',
        'CA 20 48',
        'CA 04 44',
        'CA 99 44',
        'WC 00 03 13',
        'CP 12 19',
      ],
    ],
    ['notice', ['CG 02 24', 'CG 28 04', 'CU 02 04', 'CA 02 43', 'CG 02 05']],
    ['aggregate-project', ['CG 25 03', 'CG 25 45']],
    ['aggregate-location', ['CG 25 04', 'CG 25 46']],
    [
      'waiver',
      [
        'CG 24 04',
        'CG 24 53',
        'CA 04 44',
        'CA 04 43',
        'WC 00 03 13',
        'WC 04 03 06',
        'WC 42 03 04',
        'WC 99 04 10',
        'CU 24 03',
        'MEGL 0241-01',
        '500BWS01',
      ],
    ],
    ['primary-noncontributory', ['CG 20 01', 'CA 04 49', 'CU 24 78', 'CX 24 33', 'CU 24 77']],
    ['AI-ongoing', ['CG 20 10', 'CG 20 33', 'CG 20 38', 'CG 20 26', 'CG 20 07', 'CG 20 32', 'CG 20 12']],
    ['AI-completed', ['CG 20 10', 'CG 20 37', 'CG 20 39', 'CG 20 40']],
    ['AI-auto', ['CA 20 48']],
  ])('agree which forms have the scope %s', (scope, numbers) =>
    expect(numbersWith(scope)).toEqual(expect.arrayContaining(numbers)),
  );
});
