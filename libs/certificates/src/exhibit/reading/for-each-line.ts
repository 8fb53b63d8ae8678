import type { StatedRequirement } from '@covertrail/domain/compliance/exhibit/stated-requirement';
import { LIMITS_OF, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { hasTrigger, limitRowOf } from '@covertrail/domain/insurance/line-facts';
import type { Placed } from './placed-statement.js';
import { endorsementOfKind } from './endorsement-kinds.js';
import type { CarriedLines } from './lines-carried.js';
import type { ForAllLines } from './statement.js';

/** What is asked of all lines, once for each line that the exhibit asks for and that can have it; other statements stay as they are. */
export const forEachLine = (placed: readonly Placed[], { lines }: CarriedLines): readonly Placed[] =>
  placed.flatMap((placedStatement) => {
    const { forAll } = placedStatement.statement;
    if (forAll === undefined) return [placedStatement];
    const left = lines.filter((line) => !placedStatement.scope.excepted.includes(line));
    const requirements = left.flatMap((line) => ofLine(forAll, line));
    return requirements.length === 0
      ? [{ ...placedStatement, statement: { ...placedStatement.statement, reason: 'lineNotNamed' as const } }]
      : requirements.map((requirement) => ({
          ...placedStatement,
          statement: { ...placedStatement.statement, requirement },
        }));
  });

function ofLine(forAll: ForAllLines, line: CoverageLine): readonly StatedRequirement[] {
  switch (forAll.kind) {
    case 'endorsement':
      return endorsementOfKind(line, forAll.is).map((code) => ({
        kind: 'endorsement',
        line,
        code,
        forms: [],
        entity: forAll.entity,
      }));
    case 'notice':
      return [{ line, ...forAll }];
    case 'deductible':
      return LIMITS_OF[line].some((limit) => limitRowOf(limit).carries.includes('deductible'))
        ? [{ line, ...forAll }]
        : [];
    case 'trigger':
      return hasTrigger(line) ? [{ kind: 'trigger', line, trigger: { kind: 'occurrence' } }] : [];
  }
}
