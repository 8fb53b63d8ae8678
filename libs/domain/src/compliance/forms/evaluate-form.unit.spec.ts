import type { CoverageLine, EndorsementCode } from '../../insurance/coverage.js';
import { FORMS } from '../../insurance/forms/form-index.js';
import { evaluateForm } from './evaluate-form.js';
import { readForm } from './read-form.js';

const ONGOING = 'additionalInsuredOngoing';
const COMPLETED = 'additionalInsuredCompleted';
const WAIVER = 'waiverOfSubrogation';
const GL = 'generalLiability';

describe('a form is read', () => {
  it.each([
    ['CG 20 10 04 13', 'CG 20 10', '04 13'],
    ['CG2010', 'CG 20 10', null],
    ['CG 20 10 04/13', 'CG 20 10', '04 13'],
    ['CG20100413', 'CG 20 10', '04 13'],
    ['Form CG 20 10 (ed. 04-13)', 'CG 20 10', '04 13'],
    ['WC 00 03 13', 'WC 00 03 13', null],
    ['WC 00 03 13 A', 'WC 00 03 13', 'A'],
    ['WC 00 03 01 A 02 89', 'WC 00 03 01', 'A 02 89'],
    ['MEGL 0009-01 09 18', 'MEGL 0009-01', '09 18'],
    ['mcs-90', 'MCS-90', null],
  ])('%s as %s of %s', (text, number, edition) => {
    const reading = readForm(text);
    expect([reading.rows[0]?.number, reading.edition]).toEqual([number, edition]);
  });
  it.each(['CG 20 1', 'CG 20 101', 'CG 20 10 04', 'XX 99 99', 'ticked', ''])('not, where it is none: %j', (text) =>
    expect(readForm(text).rows).toEqual([]),
  );
});

describe('a form proves an endorsement by number and edition', () => {
  it.each<[string, EndorsementCode, CoverageLine, string]>([
    ['CG 20 10 11 85', ONGOING, GL, 'proves'],
    ['CG 20 10 11 85', COMPLETED, GL, 'proves'],
    ['CG 20 10 04 13', ONGOING, GL, 'proves'],
    ['CG 20 10 04 13', COMPLETED, GL, 'otherScope'],
    ['CG 20 10 10 01', COMPLETED, GL, 'otherScope'],
    ['CG 20 37 04 13', COMPLETED, GL, 'proves'],
    ['CG 20 37 04 13', ONGOING, GL, 'otherScope'],
    ['CG 20 38 04 13', COMPLETED, GL, 'otherScope'],
    ['CG 20 40 12 19', COMPLETED, GL, 'proves'],
    ['CG 20 11 04 13', ONGOING, GL, 'otherScope'],
    ['CG 20 01 04 13', ONGOING, GL, 'otherScope'],
    ['CG 25 04 05 09', WAIVER, GL, 'otherScope'],
    ['CG 24 04 05 09', WAIVER, GL, 'proves'],
    ['CG 24 04 05 09', WAIVER, 'workersCompensation', 'otherLine'],
    ['WC 00 03 13', WAIVER, 'workersCompensation', 'proves'],
    ['WC 00 03 13 04 84', WAIVER, 'workersCompensation', 'proves'],
    ['WC 00 03 13', WAIVER, GL, 'otherLine'],
    ['CA 20 48 10 13', ONGOING, 'automobile', 'proves'],
    ['CA 04 44 10 13', WAIVER, 'automobile', 'proves'],
    ['CA 04 44 10 13', ONGOING, 'automobile', 'otherScope'],
    ['CG 20 10 04 13', ONGOING, 'automobile', 'otherLine'],
  ])('%s for %s on %s: %s', (form, code, line, is) => expect(evaluateForm(form, code, line).is).toBe(is));

  it.each<[string, EndorsementCode, CoverageLine, string]>([
    ['ACME-1', ONGOING, GL, 'FORM.UNKNOWN'],
    ['CG 20 10', ONGOING, GL, 'FORM.EDITION_NOT_GIVEN'],
    ['CG 20 10', COMPLETED, GL, 'FORM.EDITION_NOT_GIVEN'],
    ['CG 20 10 05 55', ONGOING, GL, 'FORM.EDITION_UNKNOWN'],
    ['CG 20 10 10 93', ONGOING, GL, 'FORM.NOT_CONFIRMED'],
    ['CG 24 04 10 93', WAIVER, GL, 'FORM.NOT_CONFIRMED'],
    ['WC 42 03 04 B', WAIVER, 'workersCompensation', 'FORM.NOT_CONFIRMED'],
    ['CU 24 03', WAIVER, 'umbrella', 'FORM.EDITION_NOT_GIVEN'],
    ['CG 20 26 04 13', COMPLETED, GL, 'FORM.ARGUABLE'],
    ['CG 20 12 04 13', ONGOING, GL, 'FORM.FOR_SOME'],
    ['MEGL 0009-01 09 18', ONGOING, GL, 'FORM.OF_A_CARRIER'],
    ['WC 99 04 10', WAIVER, 'workersCompensation', 'FORM.OF_A_CARRIER'],
    ['CG 20 31', ONGOING, GL, 'FORM.OTHER_PART'],
    ['CG 20 10 04 13', ONGOING, 'umbrella', 'FORM.OTHER_PART'],
  ])('%s for %s on %s is for a person: %s', (form, code, line, doubt) =>
    expect(evaluateForm(form, code, line)).toMatchObject({ is: 'doubt', doubt }),
  );
});

describe('the index of forms', () => {
  it('has a title, an edition once at most, and a source for whatever is confirmed', () => {
    expect(FORMS.length).toBeGreaterThanOrEqual(180);
    for (const { number, title, confidence, sources } of FORMS) {
      expect([number, title]).not.toContain('');
      if (confidence === 'confirmed')
        expect([number, sources.filter((source) => source !== 'X')]).not.toEqual([number, []]);
    }
    const keys = FORMS.flatMap(({ number, editions }) =>
      editions.map((edition) => `${number} ${edition.replace('?', '')}`),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
  it('finds every form again by its number', () => {
    for (const row of FORMS) expect([row.number, readForm(row.number).rows.includes(row)]).toEqual([row.number, true]);
  });
});
