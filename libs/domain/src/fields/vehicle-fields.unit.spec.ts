import { fits } from './field-rule.js';
import { fitsCheckDigit, vin } from './vehicle-fields.js';

describe('a VIN [C07]', () => {
  it.each([
    ['1HGCM82633A004352', true],
    ['12345678901234567890', true],
    ['A'.repeat(30), true],
    ['1HGCM82633A00435', false],
    ['A'.repeat(31), false],
    ['1HGCM82633A00435!', false],
    ['', false],
  ])('%s fits: %s', (text, expected) => expect(fits(vin, text)).toBe(expected));

  it.each([
    ['1HGCM82633A004352', true],
    ['1hgcm82633a004352', true],
    ['1M8GDM9AXKP042788', true],
    ['11111111111111111', true],
    ['1HGCM82643A004352', false],
    ['IHGCM82633A004352', false],
    ['12345678901234567890', null],
  ])('the check digit of %s fits: %s', (text, expected) => expect(fitsCheckDigit(text)).toBe(expected));
});
