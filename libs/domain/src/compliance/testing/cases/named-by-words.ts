import {
  LIMIT_NAMES,
  LIMIT_SHORT_NAMES,
  LINE_NAMES,
  LINE_SHORT_NAMES,
  ENDORSEMENT_NAMES,
} from '@covertrail/wording/insurance/labels';
import { keysOf } from '../../../kernel/record-of.js';
import { plainWords } from '../../../kernel/plain-words.js';
import {
  COVERAGE_LINES,
  ENDORSEMENTS_OF,
  LIMITS_OF,
  type CoverageLine,
  type EndorsementCode,
  type LimitCode,
} from '../../../insurance/coverage.js';
import { CaseProblem } from './case-problem.js';

/** Whether two names read alike: case and punctuation make no difference. */
export const readsAlike = (name: string, other: string): boolean => plainWords(name) === plainWords(other);

/** The code whose name was written; `what` says what was expected where it is none of them. */
export function codeNamed<Code extends string>(
  what: string,
  text: string,
  codes: readonly Code[],
  namesOf: (code: Code) => readonly string[],
): Code {
  const found = codes.find((code) => namesOf(code).some((name) => readsAlike(name, text)));
  if (found !== undefined) return found;
  throw new CaseProblem(
    `“${text}” is no ${what}; expected one of: ${codes.map((code) => namesOf(code)[0]).join('; ')}`,
  );
}

/** A code that is written as it is: in a rating each sign counts. */
export function exactly<Code extends string>(what: string, text: string, codes: readonly Code[]): Code {
  const found = codes.find((code) => code === text);
  if (found !== undefined) return found;
  throw new CaseProblem(`“${text}” is no ${what}; expected one of: ${codes.join('; ')}`);
}

/** The same for codes that have one name each. */
export const codeOf = <Code extends string>(what: string, text: string, names: Readonly<Record<Code, string>>): Code =>
  codeNamed<Code>(what, text, keysOf(names) as readonly Code[], (code) => [names[code]]);

export const isLineNamed = (text: string): boolean => COVERAGE_LINES.some((line) => readsAlike(LINE_NAMES[line], text));
export const lineNamed = (text: string): CoverageLine =>
  codeNamed('line of coverage', text, COVERAGE_LINES, (line) => [LINE_NAMES[line], LINE_SHORT_NAMES[line]]);

const namesOfLimit = (limit: LimitCode): readonly string[] => [LIMIT_NAMES[limit], LIMIT_SHORT_NAMES[limit]];
export const isLimitNamed = (line: CoverageLine, text: string): boolean =>
  LIMITS_OF[line].some((limit) => namesOfLimit(limit).some((name) => readsAlike(name, text)));
export const limitNamed = (line: CoverageLine, text: string): LimitCode =>
  codeNamed(`limit of ${LINE_NAMES[line].toLowerCase()}`, text, LIMITS_OF[line], namesOfLimit);

export const isEndorsementNamed = (line: CoverageLine, text: string): boolean =>
  ENDORSEMENTS_OF[line].some((code) => readsAlike(ENDORSEMENT_NAMES[code], text));
export const endorsementNamed = (line: CoverageLine, text: string): EndorsementCode =>
  codeNamed(`endorsement of ${LINE_NAMES[line].toLowerCase()}`, text, ENDORSEMENTS_OF[line], (code) => [
    ENDORSEMENT_NAMES[code],
  ]);
