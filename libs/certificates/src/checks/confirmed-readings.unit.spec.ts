import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { but, dollars, faultless, given, letters } from '../certificate/testing/given-readings.js';
import { withConfirmed } from './confirmed-readings.js';

/** As a scan has it: each word was recognized with so much certainty. */
const seen = (readings: readonly FieldReading[], confidence = 0.85): readonly FieldReading[] =>
  readings.map((reading) => ({ ...reading, method: 'picture', confidence }));

const sureKeys = (readings: readonly FieldReading[]) =>
  withConfirmed(readings, false)
    .filter(({ confidence }) => confidence >= 0.95)
    .map(({ key }) => key);

describe('fields of a scan [E02]', () => {
  it('are sure where they fit what else is on the page, and names and numbers never', () =>
    expect(sureKeys(seen(faultless()))).toEqual([
      'insurerA.naic',
      'generalLiability.letters',
      'generalLiability.effective',
      'generalLiability.expiration',
      'generalLiability.eachOccurrence',
      'generalLiability.generalAggregate',
      'holder.state',
      'holder.zip',
    ]));

  it('are not sure where a word was not recognized surely, or something makes them doubtful', () => {
    expect(sureKeys(seen(faultless(), 0.8))).toEqual([]);
    expect(
      sureKeys(faultless().map((reading) => ({ ...reading, ...seen([reading])[0], doubts: ['AT_EDGE'] }))),
    ).toEqual([]);
  });

  it.each([
    ['a term that is no year', given('generalLiability.expiration', '2027-01-12')],
    ['a letter that stands for nobody', given('generalLiability.letters', letters('B'))],
    ['a zip code of another state', given('holder.zip', '98776')],
    ['an unusual amount', given('generalLiability.eachOccurrence', dollars(1_000_017))],
    ['a NAIC number with a letter', given('insurerA.naic', '12E45')],
  ])('are not confirmed by %s', (_, changed) => expect(sureKeys(seen(but(changed)))).not.toContain(changed.key));

  it('stay as sure as they are where they are text', () =>
    expect(withConfirmed(faultless(), false)).toEqual(faultless()));

  it('are not sure where the scan is coarse', () =>
    expect(withConfirmed(seen(faultless()), true)).toEqual(seen(faultless())));
});
