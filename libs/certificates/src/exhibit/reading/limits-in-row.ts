import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import type { AmountClause } from './amount-clauses.js';
import { linesOf, type Scope } from './scope.js';
import { open, stated, type Statement } from './statement.js';

/** What amounts with strokes between them mean by custom: `$1M/$2M` is each occurrence and aggregate. */
const IN_ROW: Readonly<Partial<Record<CoverageLine, readonly (readonly LimitCode[])[]>>> = {
  generalLiability: [
    ['eachOccurrence', 'generalAggregate'],
    ['eachOccurrence', 'generalAggregate', 'productsCompletedOperationsAggregate'],
  ],
  workersCompensation: [['eachAccident', 'diseaseEachEmployee', 'diseasePolicyLimit']],
  umbrella: [['umbrellaEachOccurrence', 'umbrellaAggregate']],
  excessLiability: [['excessEachOccurrence', 'excessAggregate']],
  professionalLiability: [['professionalEachClaim', 'professionalAggregate']],
  pollutionLiability: [['eachPollutionCondition', 'pollutionAggregate']],
  cyberLiability: [['cyberEachClaim', 'cyberAggregate']],
  automobile: [['bodilyInjuryPerPerson', 'bodilyInjuryPerAccident', 'propertyDamage']],
};

/** Limits that are only a row of amounts with strokes, without a word for each. Null where the sentence has none. */
export function limitsInRow(scope: Scope, clauses: readonly AmountClause[]): readonly Statement[] | null {
  const [first, last] = [clauses[0]?.amount, clauses.at(-1)?.amount];
  if (first === undefined || last === undefined || clauses.length < 2) return null;
  const between = clauses
    .slice(1)
    .map(({ amount }, index) => scope.plain.slice(clauses[index]!.amount.to, amount.from));
  if (!between.every((text) => /^\s*\/\s*$/.test(text))) return null;
  const words = clauses.flatMap((clause) => clause.words);
  const lines = linesOf(scope);
  const [line] = lines;
  if (line === undefined || line === 'foreign' || lines.length > 1) return null;
  const order = IN_ROW[line]?.find(({ length }) => length === clauses.length);
  // With words of its own a row is read by them: `$1M/$2M per occurrence and aggregate` has one for each.
  if (order === undefined || words.length > clauses.length) return null;
  return clauses.map(({ amount }, index) => statementOf(line, order[index], amount, isUnordered(line, clauses)));
}

/** Of employers' liability both orders are used, so that only equal amounts are clear. */
const isUnordered = (line: CoverageLine, clauses: readonly AmountClause[]): boolean =>
  line === 'workersCompensation' && new Set(clauses.map(({ amount }) => amount.cents)).size > 1;

function statementOf(
  line: CoverageLine,
  limit: LimitCode | undefined,
  amount: AmountClause['amount'],
  unordered: boolean,
): Statement {
  if (limit === undefined || unordered) return open('limitNotNamed', amount);
  if (amount.cents === null) return open('wordsAndDigits', amount);
  return stated({ kind: 'limit', line, limit, atLeast: amount.cents }, amount);
}
