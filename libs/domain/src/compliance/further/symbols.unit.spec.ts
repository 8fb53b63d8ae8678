import type { SymbolsRequirement } from '../further-requirements.js';
import { evaluated } from './testing/evaluated.js';

const reads = (mode: SymbolsRequirement['mode'], symbols: readonly number[], autoSymbols: readonly number[]) => {
  const { outcome, reason } = evaluated('automobile', { symbols: { mode, symbols } }, 'symbols', {
    further: { autoSymbols },
  });
  return `${outcome} ${reason}`;
};

describe('required auto symbols [C13] [H01]', () => {
  it.each<[string, readonly number[], readonly number[], string]>([
    ['any auto for owned, hired and non-owned', [2, 8, 9], [1], 'pass SYMBOLS.COVERED'],
    ['each by itself', [2, 8, 9], [9, 8, 2], 'pass SYMBOLS.COVERED'],
    ['owned for scheduled', [7, 8], [2, 8], 'pass SYMBOLS.COVERED'],
    ['scheduled for owned', [2, 8], [7, 8], 'fail SYMBOLS.MISSING'],
    ['private passenger autos and all other owned ones for owned', [2, 8, 9], [3, 4, 8, 9], 'pass SYMBOLS.COVERED'],
    ['one of the two classes for owned', [2, 8, 9], [4, 8, 9], 'fail SYMBOLS.MISSING'],
    ['the same symbol of a motor carrier', [1], [61], 'pass SYMBOLS.COVERED'],
    ['owned commercial of a motor carrier for owned other than private passenger', [4], [64], 'fail SYMBOLS.MISSING'],
    ['any auto for a custom symbol', [10], [1], 'fail SYMBOLS.MISSING'],
    ['owned, hired and non-owned for any auto', [1], [2, 8, 9], 'review SYMBOLS.NOT_ANY_AUTO'],
    ['hired and non-owned alone', [1], [8, 9], 'review SYMBOLS.NO_OWNED'],
    ['scheduled, hired and non-owned for any auto', [1], [7, 8, 9], 'fail SYMBOLS.MISSING'],
    ['nothing stated', [1], [], 'unknown SYMBOLS.NOT_GIVEN'],
  ])('given %s', (_what, required, shown, expected) => expect(reads('all', required, shown)).toBe(expected));

  it('pass by any one of the selected where that is accepted', () => {
    expect(reads('anyOne', [1, 2], [2])).toBe('pass SYMBOLS.COVERED');
    expect(reads('anyOne', [1, 2], [7])).toBe('fail SYMBOLS.MISSING');
    expect(reads('anyOne', [1, 2], [])).toBe('unknown SYMBOLS.NOT_GIVEN');
  });

  it('do not depend on the order in which they were entered', () =>
    expect(
      evaluated('automobile', { symbols: { mode: 'all', symbols: [1] } }, 'symbols', {
        further: { autoSymbols: [9, 8] },
      }).params,
    ).toMatchObject({ shown: [8, 9] }));
});
