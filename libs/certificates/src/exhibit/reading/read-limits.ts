import type { OpenReason } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import { LIMIT_OF_WORD, LINE_OF_WORD, type LimitWord } from '../terms/limit-terms.js';
import type { NamedLine } from '../terms/line-terms.js';
import { amountClausesOf, type AmountClause } from './amount-clauses.js';
import { limitsInRow } from './limits-in-row.js';
import type { Scope } from './scope.js';
import { open, stated, type Statement } from './statement.js';

const ALTERNATIVE =
  /\bor\b(?!\s+(?:more|greater|better|higher|such\s+(?:greater|higher)|equivalent|its|their|the\s+equivalent))/i;

/** The limits that a sentence asks. An amount without a clear line and limit is left to a person, or to nobody where it has no words at all. */
export function readLimits(scope: Scope): readonly Statement[] {
  const clauses = amountClausesOf(scope.plain);
  const row = limitsInRow(scope, clauses);
  if (row !== null) return row;
  return clauses.flatMap((clause, index) => statementsOf(scope, clause, clauses[index + 1]));
}

function statementsOf(scope: Scope, clause: AmountClause, next: AmountClause | undefined): readonly Statement[] {
  const { amount, words } = clause;
  if (words.includes('other')) return [];
  if (amount.cents === null) return [open('wordsAndDigits', amount)];
  const line = lineOfClause(scope, clause);
  if (line === 'foreign') return [];
  const limits = line === null ? [] : limitsOf(line, words);
  if (line === null) return words.length > 0 ? [open('lineNotNamed', amount)] : [];
  if (limits.length === 0) return [open('limitNotNamed', amount)];
  const reason = reasonAgainst(scope, clause, next);
  const { cents } = amount;
  return limits.map((limit) => {
    const requirement = { kind: 'limit', line, limit, atLeast: cents } as const;
    return reason === null ? stated(requirement, amount) : open(reason, amount, requirement);
  });
}

/** A choice between two amounts is the person's, not ours. */
function reasonAgainst({ plain }: Scope, { amount }: AmountClause, next: AmountClause | undefined): OpenReason | null {
  const after = next === undefined ? '' : plain.slice(amount.to, next.amount.from);
  return ALTERNATIVE.test(after) ? 'alternatives' : null;
}

/** The line of an amount: one that only its words can mean, else the last one named before it, else the first one after it. */
function lineOfClause({ named, around }: Scope, { amount, words }: AmountClause): NamedLine | null {
  const before = named.findLast(({ from }) => from < amount.from)?.subject;
  const nearest = before ?? named[0]?.subject ?? (new Set(around).size === 1 ? around[0] : undefined);
  const onlyLine = words.map((word) => LINE_OF_WORD[word]).find((line) => line !== undefined);
  if (nearest === undefined)
    return around.length > 0 ? (around.find((line) => line === onlyLine) ?? null) : (onlyLine ?? null);
  if (nearest === 'foreign' || limitsOf(nearest, words).length > 0) return nearest;
  return named.some(({ subject }) => subject === onlyLine) ? (onlyLine ?? nearest) : nearest;
}

const PLAIN_AGGREGATES = new Set<LimitWord>(['aggregate']);

/** The limits of a line that words mean together; none where they mean none clearly. */
function limitsOf(line: CoverageLine, words: readonly LimitWord[]): readonly LimitCode[] {
  const table = LIMIT_OF_WORD[line] ?? {};
  const of = composed(line, words);
  const found = of.flatMap((word) => table[word] ?? []);
  return [...new Set(found)];
}

/** Words that say one limit only together. */
function composed(line: CoverageLine, words: readonly LimitWord[]): readonly LimitWord[] {
  const has = (word: LimitWord): boolean => words.includes(word);
  if (line === 'automobile') return autoWords(has, words);
  if (line === 'workersCompensation' && has('disease'))
    return [
      ...(has('employee') ? (['diseaseEmployee'] as const) : []),
      ...(has('policyLimit') ? (['diseasePolicy'] as const) : []),
    ];
  if (line === 'generalLiability' && (has('personalInjury') || has('rentedPremises') || has('medical')))
    return words.filter((word) => word !== 'occurrence' && word !== 'person' && word !== 'accident');
  // The aggregate beside products is theirs: `products and completed operations: $2,000,000 aggregate`.
  if (has('productsAggregate') && !has('generalAggregate')) return words.filter((word) => !PLAIN_AGGREGATES.has(word));
  return words;
}

function autoWords(has: (word: LimitWord) => boolean, words: readonly LimitWord[]): readonly LimitWord[] {
  if (has('combined')) return ['combined'];
  if (has('injuryPerson') || has('injuryAccident'))
    return words.filter((word) => word !== 'accident' && word !== 'occurrence');
  if (has('injury') && has('damage')) return has('accident') || has('occurrence') ? ['combined'] : [];
  if (has('injury') && has('person') && (has('accident') || has('occurrence'))) return [];
  if (has('injury') || has('person'))
    return has('person') ? ['injuryPerson'] : has('accident') || has('occurrence') ? ['injuryAccident'] : [];
  if (has('damage')) return ['damage'];
  return words;
}
