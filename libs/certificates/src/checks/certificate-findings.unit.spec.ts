import { but, dollars, faultless, given, letters, ticked } from '../certificate/testing/given-readings.js';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { PageContent } from '../page/page-content.js';
import { certificateFindings } from './certificate-findings.js';
import { zipIsIn } from './zip-states.js';

const PAGE: PageContent = {
  number: 1,
  width: 612,
  height: 792,
  words: [],
  marks: [],
  fields: [],
  hidden: [],
  isPicture: false,
  dotsOfInch: 0,
  isCoarse: false,
  unreadPictures: [],
};
const codes = (fields: readonly FieldReading[]) => certificateFindings(fields, PAGE).map(({ code }) => code);

describe('what does not fit together on a certificate [E02]', () => {
  it('is nothing on one without a fault', () => expect(codes(faultless())).toEqual([]));

  it.each<[string, FieldReading[], string]>([
    [
      'a term that ends before it begins',
      [given('generalLiability.expiration', '2025-12-31')],
      'CERTIFICATE.EXPIRES_BEFORE_EFFECTIVE',
    ],
    ['a term of no days', [given('generalLiability.expiration', '2026-01-01')], 'CERTIFICATE.EXPIRES_BEFORE_EFFECTIVE'],
    ['a term that is not a year', [given('generalLiability.expiration', '2027-01-11')], 'CERTIFICATE.TERM_NOT_A_YEAR'],
    [
      'an aggregate below the occurrence',
      [given('generalLiability.generalAggregate', dollars(500_000))],
      'CERTIFICATE.AGGREGATE_BELOW_OCCURRENCE',
    ],
    ['a letter that is not listed', [given('generalLiability.letters', letters('B'))], 'CERTIFICATE.LETTER_NOT_LISTED'],
    ['a policy of no insurer', [given('automobile.policyNumber', 'BAP-1')], 'CERTIFICATE.POLICY_WITHOUT_LETTER'],
    ['a code that has not five digits', [given('insurerA.naic', '1234')], 'CERTIFICATE.NAIC_NOT_FIVE_DIGITS'],
    ['a zip of another state', [given('holder.zip', '98776')], 'CERTIFICATE.ZIP_NOT_IN_STATE'],
    [
      'a waiver in words alone',
      [given('description', 'A waiver of subrogation applies.')],
      'CERTIFICATE.WAIVER_NOT_TICKED',
    ],
    [
      'an additional insured in words alone',
      [given('description', 'Owner is additional insured.')],
      'CERTIFICATE.ADDITIONAL_INSURED_NOT_TICKED',
    ],
    [
      'both triggers',
      [given('generalLiability.claimsMade', ticked()), given('generalLiability.occurrence', ticked())],
      'CERTIFICATE.TRIGGER_UNCLEAR',
    ],
    [
      'two policies in a row',
      [given('generalLiability.policyNumber', 'CX1 CX2', ['SEVERAL_VALUES'])],
      'CERTIFICATE.SEVERAL_POLICIES_IN_ROW',
    ],
  ])('is %s', (_, changed, code) => expect(codes(but(...changed))).toEqual([code]));

  it.each<[string, FieldReading[]]>([
    ['a term whose last day is named', [given('generalLiability.expiration', '2026-12-31')]],
    [
      'a waiver that a row is ticked for',
      [given('description', 'Waiver of subrogation applies.'), given('generalLiability.waiver', ticked())],
    ],
    ['a zip of a country that the table does not have', [given('holder.state', 'ON'), given('holder.zip', '12345')]],
    [
      'an aggregate in words',
      [given('generalLiability.generalAggregate', { kind: 'amount', cents: null, words: 'INCLUDED', label: null })],
    ],
  ])('is not %s', (_, changed) => expect(codes(but(...changed))).toEqual([]));

  it('is a waiver in words where a row says N', () =>
    expect(
      codes(but(given('description', 'Subrogation is waived.'), given('generalLiability.waiver', ticked(false)))),
    ).toEqual(['CERTIFICATE.WAIVER_NOT_TICKED']));

  it('is text that the file hides, with its words', () => {
    const hidden = ['Old', 'Carrier'].map((text) => ({
      text,
      box: { left: 0, right: 1, bottom: 0, top: 1 },
      source: 'text' as const,
      certainty: 1,
    }));
    expect(certificateFindings(faultless(), { ...PAGE, hidden })).toEqual([
      { code: 'CERTIFICATE.HIDDEN_TEXT', keys: [], text: 'Old Carrier' },
    ]);
  });

  it('is a picture beside the text, which was not read', () => {
    const unreadPictures = [{ left: 100, right: 300, bottom: 300, top: 400 }];
    expect(certificateFindings(faultless(), { ...PAGE, unreadPictures })).toEqual([
      { code: 'CERTIFICATE.PICTURE_UNREAD', keys: [] },
    ]);
  });

  it('is a scan that is too coarse for small letters', () =>
    expect(certificateFindings(faultless(), { ...PAGE, isCoarse: true })).toEqual([
      { code: 'CERTIFICATE.COARSE_SCAN', keys: [] },
    ]));
});

describe('a zip code [E02]', () => {
  it.each([
    ['80202', 'CO', true],
    ['10001-1234', 'NY', true],
    ['02110', 'MA', true],
    ['98776', 'CA', false],
    ['00501', 'NY', true],
    ['12345', 'ON', null],
  ])('%s in %s: %s', (zip, state, isIn) => expect(zipIsIn(zip, state)).toBe(isIn));
});
