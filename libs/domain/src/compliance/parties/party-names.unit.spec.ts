import fc from 'fast-check';
import { bareName, isSameName, namedAmong } from './party-names.js';

describe('the name of a party', () => {
  it.each([
    ['Meridian Builders LLC', 'MERIDIAN BUILDERS, L.L.C.'],
    ['Meridian Builders, Inc.', 'Meridian Builders Incorporated'],
    ['Bayview Builders Ltd.', 'Bayview Builders Limited'],
    ['Meridian & Sons Co.', 'Meridian and Sons Company'],
    ['The Company Store LLC', 'the company store llc'],
  ])('%s is %s', (name, other) => {
    expect(isSameName(name, other)).toBe(true);
    expect(namedAmong(name, ['City of Reno', other]).same).toBe(other);
  });

  it.each([
    ['Meridian Builders LLC', 'Meridian Builders Inc'],
    ['Meridian Builders LLC', 'Meridian Builders'],
    ['Meridian Builders', 'Meridian Builders LLC'],
    ['Meridian Builders LLP', 'Meridian Builders LP'],
    ['Meridian Builders LLC', 'Meridian LLC'],
    ['The Company Store LLC', 'The Store LLC'],
  ])('%s may be %s, and a person decides', (name, other) => expect(namedAmong(name, [other]).same).toBeNull());

  it.each([
    ['Meridian Builders LLC', 'Meridian Builders Inc'],
    ['Meridian Builders LLC', 'Meridian Builders'],
    ['Meridian Builders LLC', 'Meridian LLC'],
  ])('%s is like %s', (name, other) => expect(namedAmong(name, [other]).similar).toBe(other));

  it('is none where it is a legal form alone', () => {
    expect(bareName('Inc.')).toBe('');
    expect(isSameName('Inc.', 'Inc.')).toBe(false);
  });

  it('is never met by a name with another legal form', () => {
    const words = fc
      .array(fc.constantFrom('meridian', 'builders', 'harbor', 'point', 'company'), { minLength: 1, maxLength: 4 })
      .filter((all) => all.at(-1) !== 'company');
    const forms = fc.uniqueArray(
      fc.constantFrom('', 'Inc', 'LLC', 'L.P.', 'LLP', 'Corp.', 'Ltd', 'Co., Inc.', 'PLLC'),
      { minLength: 2, maxLength: 2 },
    );
    fc.assert(
      fc.property(words, forms, (name, [form, other]) => {
        const [wanted, found] = [`${name.join(' ')} ${form}`, `${name.join(' ').toUpperCase()}, ${other}`];
        expect(namedAmong(wanted, [found])).toEqual({ same: null, similar: found });
      }),
    );
  });

  it('is always met by itself, in other letters', () => {
    fc.assert(
      fc.property(
        fc.string().filter((name) => bareName(name) !== ''),
        (name) => {
          expect(namedAmong(name, [` ${name} `]).same).toBe(` ${name} `);
        },
      ),
    );
  });
});
