import type {
  ExhibitReading,
  FoundRequirement,
  OpenRequirement,
} from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { forEachLine } from './reading/for-each-line.js';
import { isOfInsurance } from './terms/insurance-words.js';
import { linesCarried } from './reading/lines-carried.js';
import { withoutContradictions } from './reading/contradictions.js';
import { readAggregateBasis, readStatutory, readTrigger } from './reading/read-line-terms.js';
import {
  readDeductible,
  readExclusions,
  readPeriods,
  readSymbols,
  readUmbrellaAdds,
} from './reading/read-further-terms.js';
import { readEndorsements } from './reading/read-endorsements.js';
import { readHolder } from './reading/read-holder.js';
import { readLimits } from './reading/read-limits.js';
import type { Placed } from './reading/placed-statement.js';
import { readNotice } from './reading/read-notice.js';
import { readRating } from './reading/read-rating.js';
import { scopesOf, type Scope } from './reading/scope.js';
import { open, type Statement } from './reading/statement.js';
import { amountsIn } from './text/amounts.js';
import { sentencesOf } from './text/sentences.js';

const READERS: readonly ((scope: Scope) => readonly Statement[])[] = [
  readLimits,
  readStatutory,
  readAggregateBasis,
  readTrigger,
  readSymbols,
  readEndorsements,
  readDeductible,
  readExclusions,
  readUmbrellaAdds,
  readPeriods,
  readNotice,
  readRating,
];

/**
 * Reads the insurance exhibit of a contract, by rules. Only what a sentence says plainly, with its line, is found; what it says under a
 * condition, with a choice or not clearly is for a person; other sentences about insurance, and those with an amount, are not understood.
 */
export function readExhibit(text: string): ExhibitReading {
  const scopes = scopesOf(sentencesOf(text));
  const placed = scopes.flatMap((scope, sentence) =>
    statementsOf(scope, text).map((statement): Placed => ({ statement, scope, sentence })),
  );
  const lines = linesCarried(placed, scopes);
  const all = [...forEachLine(placed, lines), ...lines.alone];
  const { found, toDecide } = parted([...all, ...reservedOnly(scopes, all)]);
  const read = withoutContradictions(found, toDecide);
  const spoken = new Set([...read.found, ...read.toDecide].map(({ sentence }) => sentence));
  const repeated = new Set(found.map(({ sentence }) => sentence).filter((sentence) => !spoken.has(sentence)));
  return {
    text,
    sentences: scopes.map(({ sentence: { from, to } }) => ({ from, to })),
    ...read,
    repeated: [...repeated],
    notUnderstood: scopes.flatMap((scope, index) =>
      !spoken.has(index) && !repeated.has(index) && isOfInsurance(scope) ? [index] : [],
    ),
  };
}

/** Sentences that ask something under a condition, or of somebody else, and of which the reader took nothing. */
const reservedOnly = (scopes: readonly Scope[], all: readonly Placed[]): readonly Placed[] => {
  const spoken = new Set(all.map(({ sentence }) => sentence));
  return scopes.flatMap((scope, sentence) => {
    const { plain, reservation, named } = scope;
    const speaks = isOfInsurance(scope) && (named.length > 0 || amountsIn(plain).length > 0);
    if (reservation === null || !speaks || spoken.has(sentence)) return [];
    return [{ scope, sentence, statement: open(reservation, { from: 0, to: plain.length }) }];
  });
};

const statementsOf = (scope: Scope, text: string): readonly Statement[] => [
  ...READERS.flatMap((read) => read(scope)),
  ...readHolder(scope, text.slice(scope.sentence.from, scope.sentence.to)),
];

function parted(all: readonly Placed[]): { found: readonly FoundRequirement[]; toDecide: readonly OpenRequirement[] } {
  const found: FoundRequirement[] = [];
  const toDecide: OpenRequirement[] = [];
  for (const { statement, scope, sentence } of all) {
    const { from } = scope.sentence;
    const evidence = { from: from + statement.evidence.from, to: from + statement.evidence.to };
    const { requirement } = statement;
    const reason = scope.reservation ?? statement.reason;
    if (requirement !== null && reason === null) found.push({ requirement, sentence, evidence });
    else toDecide.push({ reason: reason ?? 'lineNotNamed', requirement, sentence, evidence });
  }
  return { found, toDecide };
}
