/** The coverage form whose symbols they are: business auto CA 00 01, motor carrier CA 00 20, garage CA 00 05; `truckers` is withdrawn. */
export type SymbolForm = 'businessAuto' | 'motorCarrier' | 'garageForm' | 'truckers';

interface SymbolRow {
  readonly form: SymbolForm;
  /** The business auto symbol that means the same; its own number where none does. Equivalence is ours. */
  readonly same: number;
}

const symbols = (
  form: SymbolForm,
  ...pairs: readonly (readonly [number, number])[]
): readonly (readonly [number, SymbolRow])[] => pairs.map(([symbol, same]) => [symbol, { form, same }]);

/**
 * Covered auto symbols by number (reference: automobile liability). The number is the id. 64 (owned commercial) is not 4 (owned
 * other than private passenger). Symbols are used in the US only.
 */
export const SYMBOL_TABLE: ReadonlyMap<number, SymbolRow> = new Map([
  ...symbols(
    'businessAuto',
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 7],
    [8, 8],
    [9, 9],
    [10, 10],
    [19, 19],
  ),
  ...symbols(
    'garageForm',
    [21, 1],
    [22, 2],
    [23, 23],
    [24, 24],
    [25, 25],
    [26, 26],
    [27, 7],
    [28, 8],
    [29, 9],
    [30, 30],
    [31, 31],
    [32, 32],
  ),
  ...symbols('truckers', [41, 1], [47, 8], [50, 9]),
  ...symbols(
    'motorCarrier',
    [61, 1],
    [62, 2],
    [63, 63],
    [64, 64],
    [65, 65],
    [66, 66],
    [67, 7],
    [68, 8],
    [69, 69],
    [70, 70],
    [71, 9],
    [72, 72],
    [73, 73],
    [79, 19],
  ),
]);

export const AUTO_SYMBOLS: readonly number[] = [...SYMBOL_TABLE.keys()];

/** Whether two symbols cover the same autos, whatever form they stand in. */
export const isSameSymbol = (symbol: number, other: number): boolean =>
  symbol === other || (SYMBOL_TABLE.has(symbol) && SYMBOL_TABLE.get(symbol)?.same === SYMBOL_TABLE.get(other)?.same);

/** The symbols of some forms, in the order of their numbers. */
export const symbolsOf = (...forms: readonly SymbolForm[]): readonly number[] =>
  [...SYMBOL_TABLE]
    .filter(([, { form }]) => forms.includes(form))
    .map(([symbol]) => symbol)
    .toSorted((a, b) => a - b);
