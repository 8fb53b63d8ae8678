import { amountInCell, dayInCell } from './agency-cells.rules.js';

describe('cells of an export [H12]', () => {
  it.each([
    ['2026-03-01', '2026-03-01'],
    ['03/01/2026', '2026-03-01'],
    ['3/1/2026', '2026-03-01'],
    ['46082', '2026-03-01'],
    ['02/30/2026', null],
    ['March 1', null],
    ['', null],
    ['460820', null],
  ])('read %s as the day %s', (text, day) => expect(dayInCell(text)).toBe(day));

  it.each([
    ['1000000', 100_000_000],
    ['$1,000,000', 100_000_000],
    ['1,000,000.5', 100_000_050],
    ['0', 0],
    ['1.000.000', null],
    ['10,00', null],
    ['Statutory', null],
    ['-5', null],
    ['1e6', null],
    ['99999999999999999', null],
  ])('read %s as %s cents', (text, cents) => expect(amountInCell(text)).toBe(cents));
});
