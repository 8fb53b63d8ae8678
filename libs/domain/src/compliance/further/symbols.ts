import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine, ProvidedPolicy } from '../../insurance/coverage.js';
import { partOfCoverage } from '../../insurance/terms/aspect-parts.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { SymbolsRequirement } from '../further-requirements.js';
import type { StandInRow } from '../../insurance/line-row.js';
import { isSameSymbol } from '../../insurance/lines/auto-symbols.js';
import { coversSymbol } from '../../insurance/lines/symbol-cover.js';
import { symbolsOfLine } from '../../insurance/lines/line-coverage.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * Covered auto symbols. `all`: what the policy shows must cover each required symbol, also by a wider one. `anyOne`: one of them is
 * enough [H01]. Hired and non-owned autos alone may be enough for an insured without autos; one that shows scheduled or
 * owned autos has some (reference: covered auto symbols).
 */
export const symbols: FurtherKind<'symbols'> = {
  fits: (line, required) =>
    required.symbols.length > 0 &&
    new Set(required.symbols).size === required.symbols.length &&
    required.symbols.every((symbol) => symbolsOfLine(line).includes(symbol)),
  compile: (line, required) => {
    const params = { mode: required.mode, symbols: required.symbols };
    const evaluate = (policy: ProvidedPolicy): Evaluation => evaluateSymbols(required, params, policy);
    return [
      {
        kind: 'further',
        rule: furtherRule(line, 'symbols'),
        params,
        reads: ['autoSymbols'],
        restsOn: ({ autoSymbols }, { reason }) => ({
          autoSymbols: reason === 'SYMBOLS.COVERED' ? coveringIn(autoSymbols.value, required).map(String) : 'all',
        }),
        evaluate,
      },
    ];
  },
};

/** Those that cover a required one. */
const coveringIn = (shown: readonly number[], { symbols: required }: SymbolsRequirement): readonly number[] =>
  shown.filter((symbol) => required.some((wanted) => coversSymbol([symbol], wanted)));

/** Symbols that a policy of another line covers by the parts of a coverage type. It never covers owned autos. */
export function symbolsByCover(
  line: CoverageLine,
  required: SymbolsRequirement,
  { type, symbols: byPart }: NonNullable<StandInRow['autos']>,
): CompiledFurther {
  const params = { mode: required.mode, symbols: required.symbols };
  return {
    kind: 'further',
    rule: furtherRule(line, 'symbols'),
    params,
    reads: ['coverages'],
    restsOn: () => ({
      coverages: byPart
        .filter(([, symbol]) => coveringIn([symbol], required).length > 0)
        .map(([part]) => partOfCoverage(type, part)),
    }),
    evaluate,
  };

  function evaluate(policy: ProvidedPolicy): Evaluation {
    const parts = policy.coverages.value.find((appliedCoverage) => appliedCoverage.type === type)?.subCoverages ?? [];
    const shown = byPart.filter(([part]) => parts.includes(part)).map(([, symbol]) => symbol);
    const found = { ...params, shown, by: type };
    const missing = required.symbols.filter((symbol) => !coversSymbol(shown, symbol));
    if (shown.length === 0) return lacking('unknown', 'SYMBOLS.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
    const enough = required.mode === 'anyOne' ? missing.length < required.symbols.length : missing.length === 0;
    return enough
      ? passing('SYMBOLS.COVERED', found, policy)
      : lacking('fail', 'SYMBOLS.MISSING', 'FIX.ADD_SYMBOLS', { ...found, missing }, policy);
  }
}

const OWNED_HIRED_NON_OWNED = [2, 8, 9];
const HIRED_NON_OWNED = [8, 9];
const isAnyAuto = (symbol: number): boolean => isSameSymbol(symbol, 1);
const concernsOwned = (symbol: number): boolean => isAnyAuto(symbol) || coversSymbol([2], symbol);

function evaluateSymbols(
  { mode, symbols: required }: SymbolsRequirement,
  params: ParamsWith<'mode' | 'symbols'>,
  policy: ProvidedPolicy,
): Evaluation {
  const shown = policy.autoSymbols.value;
  const found = { ...params, shown: [...shown].sort((a, b) => a - b) };
  const covers = (symbol: number): boolean => coversSymbol(shown, symbol);
  if (shown.length === 0) return lacking('unknown', 'SYMBOLS.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  const missing = required.filter((symbol) => !covers(symbol));
  const enough = mode === 'anyOne' ? missing.length < required.length : missing.length === 0;
  if (enough) return passing('SYMBOLS.COVERED', found, policy);
  if (missing.every(isAnyAuto) && OWNED_HIRED_NON_OWNED.every(covers))
    return lacking('review', 'SYMBOLS.NOT_ANY_AUTO', 'FIX.DECIDE_STATEMENT', found, policy);
  if (missing.every(concernsOwned) && HIRED_NON_OWNED.every(covers) && !shown.some(concernsOwned))
    return lacking('review', 'SYMBOLS.NO_OWNED', 'FIX.DECIDE_STATEMENT', found, policy);
  return lacking('fail', 'SYMBOLS.MISSING', 'FIX.ADD_SYMBOLS', { ...found, missing }, policy);
}
