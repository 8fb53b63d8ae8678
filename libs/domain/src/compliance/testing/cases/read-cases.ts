import type { CoverageLine } from '../../../insurance/coverage.js';
import { at, CaseProblem } from './case-problem.js';
import { statementsIn, type Keyword, type Statement } from './case-statements.js';
import {
  USUAL_DAY,
  type CaseFile,
  type CaseGroup,
  type CaseStep,
  type CaseTexts,
  type GoldenCase,
} from './golden-case.js';
import { lineNamed } from './named-by-words.js';
import { dayFrom } from './read-values.js';
import { expectedFrom, overallFrom } from './read-expected.js';
import { policiesFrom } from './read-policies.js';
import { requirementsFrom } from './read-requirements.js';

/**
 * Reads a file of cases. Strict: what is not understood is refused, with its line and what was expected. A group states what holds
 * for all of its cases; a case adds to it.
 */
export function readCases(name: string, text: string): CaseFile {
  const [first, ...rest] = statementsIn(name, text);
  if (first?.keyword !== 'Line')
    throw new CaseProblem(`${name}: a file begins with its line; expected: Line: General liability`);
  const line = at(first.place, () => lineNamed(first.text));
  const groups = sectionsOf('Group', rest);
  return { name, line, groups: groups.map((group) => groupOf(line, group)) };
}

/** Statements up to the next one of a keyword; all before the first belong to no section and are refused. */
function sectionsOf(
  keyword: Keyword,
  statements: readonly Statement[],
): readonly (readonly [Statement, ...Statement[]])[] {
  const sections: [Statement, ...Statement[]][] = [];
  for (const statement of statements) {
    const last = sections.at(-1);
    if (statement.keyword === keyword) sections.push([statement]);
    else if (last === undefined) throw new CaseProblem(`${statement.place}: expected ${keyword}: … first`);
    else last.push(statement);
  }
  return sections;
}

function groupOf(line: CoverageLine, [head, ...statements]: readonly [Statement, ...Statement[]]): CaseGroup {
  const begin = statements.findIndex(({ keyword }) => keyword === 'Case');
  const common = begin === -1 ? statements : statements.slice(0, begin);
  const sources = common.filter(({ keyword }) => keyword === 'Source');
  if (sources.length !== 1 || begin === -1)
    throw new CaseProblem(`${head.place}: a group has one Source and at least one Case`);
  const shared = common.filter(({ keyword }) => keyword !== 'Source');
  const cases = sectionsOf('Case', statements.slice(begin)).map((section) => caseOf(line, shared, section));
  return { title: head.text, source: sources[0]!.text, texts: textsOf(shared), cases };
}

const ONCE: readonly Keyword[] = ['On', 'Known on'];

function caseOf(
  line: CoverageLine,
  shared: readonly Statement[],
  [head, ...own]: readonly [Statement, ...Statement[]],
): GoldenCase {
  const all = [...shared, ...own];
  const of = (keyword: Keyword) => all.filter((statement) => statement.keyword === keyword);
  const twice = ONCE.find((keyword) => own.filter((statement) => statement.keyword === keyword).length > 1);
  if (twice !== undefined) throw new CaseProblem(`${head.place}: a case states ${twice} once`);
  const then = of('Then');
  const overall = then.find(({ about }) => about === 'overall');
  if (then.length === 0) throw new CaseProblem(`${head.place}: a case states what is expected; expected: Then: pass …`);
  const dayOf = (keyword: Keyword) => of(keyword).at(-1);
  const [on, knownOn] = [dayOf('On'), dayOf('Known on')];
  return {
    title: head.text,
    place: head.place,
    line,
    requirements: requirementsFrom(line, of('Required')),
    policies: policiesFrom(line, of('Provided')),
    steps: of('Recorded').map(stepOf),
    on: on === undefined ? USUAL_DAY : at(on.place, () => dayFrom(on.text)),
    knownOn: knownOn === undefined ? null : at(knownOn.place, () => dayFrom(knownOn.text)),
    expected: then
      .filter((statement) => statement !== overall)
      .map((statement) => at(statement.place, () => expectedFrom(line, statement))),
    overall: overall === undefined ? null : at(overall.place, () => overallFrom(overall)),
    texts: textsOf(own),
  };
}

/** `Recorded 03/15/2026 by the insured: GL-1 canceled from 02/01/2026`. */
const stepOf = ({ about, text, place }: Statement): CaseStep =>
  at(place, () => {
    const [, day = '', byInsured] = /^(\S+)( by the insured)?$/.exec(about) ?? [];
    return { day: dayFrom(day), role: byInsured === undefined ? 'agent' : 'insured', text, place };
  });

function textsOf(statements: readonly Statement[]): CaseTexts {
  const of = (keyword: Keyword) =>
    statements
      .filter((statement) => statement.keyword === keyword)
      .map(({ about, text }) => [about, text].filter(Boolean).join(': '));
  return { required: of('Required'), provided: of('Provided'), recorded: of('Recorded') };
}
