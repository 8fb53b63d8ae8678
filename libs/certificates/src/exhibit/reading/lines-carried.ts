import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { lineOfStated } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import type { Placed } from './placed-statement.js';
import type { Scope } from './scope.js';
import { stated } from './statement.js';

/** The lines that an exhibit asks for plainly; `alone`: those of which it asks nothing further. */
export interface CarriedLines {
  readonly lines: readonly CoverageLine[];
  readonly alone: readonly Placed[];
}

const DEMANDS = /\b(?:shall|must|will|agrees?\s+to|is\s+required\s+to|required|maintain|carry|procure|obtain)\b/i;
const CARRY =
  /\b(?:maintain(?:ed)?|carr(?:y|ied)|procured?|obtain(?:ed)?|provided?|purchased?|ke(?:ep|pt)|required|furnish(?:ed)?|included?)\b/i;

export function linesCarried(placed: readonly Placed[], scopes: readonly Scope[]): CarriedLines {
  const stated = new Set(
    placed.flatMap(({ statement: { requirement, reason }, scope: { reservation } }) =>
      requirement === null || reason !== null || reservation !== null ? [] : (lineOfStated(requirement) ?? []),
    ),
  );
  const open = new Set(placed.map(({ sentence }) => sentence));
  const alone = scopes.flatMap((scope, sentence) =>
    open.has(sentence)
      ? []
      : demanded(scope)
          .filter((line) => !stated.has(line))
          .map((line) => aloneOf(scope, sentence, line)),
  );
  const first = alone.filter(
    ({ statement }, index) =>
      alone.findIndex(
        ({ statement: other }) =>
          other.requirement &&
          statement.requirement &&
          lineOfStated(other.requirement) === lineOfStated(statement.requirement),
      ) === index,
  );
  const plain = first.filter(({ scope }) => scope.reservation === null);
  const lines = new Set([
    ...stated,
    ...plain.flatMap(({ statement }) => (statement.requirement && lineOfStated(statement.requirement)) ?? []),
  ]);
  return { lines: COVERAGE_LINES.filter((line) => lines.has(line)), alone: first };
}

/** The lines that a sentence asks to be carried, before `above` or `below` makes it speak of another policy. */
const demanded = ({ plain, named }: Scope): readonly CoverageLine[] =>
  DEMANDS.test(plain) && CARRY.test(plain)
    ? named.flatMap(({ subject }) => (subject === 'foreign' ? [] : [subject]))
    : [];

const aloneOf = (scope: Scope, sentence: number, line: CoverageLine): Placed => {
  const at = scope.named.find(({ subject }) => subject === line) ?? { from: 0, to: scope.plain.length };
  return { statement: stated({ kind: 'line', line }, { from: at.from, to: at.to }), scope, sentence };
};
