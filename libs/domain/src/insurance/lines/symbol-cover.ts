import { isSameSymbol } from './auto-symbols.js';

/**
 * The symbols that a wider one includes: any auto includes owned, hired, non-owned and scheduled ones; owned autos include their
 * classes and those on a schedule. Custom symbols, mobile equipment and trailers of others are included in none (reference: covered
 * auto symbols).
 */
const OWNED_CLASSES = [3, 4, 5, 6, 7, 23, 24, 25, 26, 63, 64, 65, 66];
const WIDER: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [2, 8, 9, ...OWNED_CLASSES]],
  [2, OWNED_CLASSES],
]);

/** Classes that together are a wider symbol: private passenger autos and all other owned ones are all owned autos, of each coverage form. */
const TOGETHER: readonly { readonly classes: readonly number[]; readonly are: number }[] = [
  { classes: [3, 4], are: 2 },
  { classes: [23, 24], are: 22 },
];

const withTogether = (shown: readonly number[]): readonly number[] => [
  ...shown,
  ...TOGETHER.filter(({ classes }) =>
    classes.every((member) => shown.some((symbol) => isSameSymbol(symbol, member))),
  ).map(({ are }) => are),
];

/** Whether what a policy shows covers the autos of a required symbol, in whatever form either stands. */
export const coversSymbol = (shown: readonly number[], required: number): boolean =>
  withTogether(shown).some((symbol) => isSameSymbol(symbol, required) || includesSymbol(symbol, required));

function includesSymbol(symbol: number, required: number): boolean {
  for (const [wide, narrow] of WIDER)
    if (isSameSymbol(symbol, wide)) return narrow.some((narrower) => isSameSymbol(narrower, required));
  return false;
}
