import { CaseProblem } from './case-problem.js';

/** The statements of a file, in the words that begin them. */
const KEYWORDS = [
  'Line',
  'Group',
  'Source',
  'Case',
  'Required',
  'Provided',
  'Recorded',
  'On',
  'Known on',
  'Then',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** One statement: `Provided UMB-1 (Umbrella liability): each occurrence $5,000,000`. */
export interface Statement {
  readonly keyword: Keyword;
  /** What stands between the keyword and the colon. */
  readonly about: string;
  readonly text: string;
  readonly place: string;
}

/** Of `Then (Combined single limit (each accident)): …` the title ends at the first `): `. */
const PATTERNS = [/^(Then) \((.+?)\): (.+)$/, /^(Known on|[A-Z][a-z]+)(?: ([^:]+))?: (.+)$/];

/** Reads the statements of a file. Empty lines and lines that begin with `#` are left out. */
export function statementsIn(name: string, text: string): readonly Statement[] {
  return text.split('\n').flatMap((line, index) => {
    const trimmed = line.trim();
    return trimmed === '' || trimmed.startsWith('#') ? [] : [statementIn(trimmed, `${name}:${index + 1}`)];
  });
}

function statementIn(line: string, place: string): Statement {
  for (const pattern of PATTERNS) {
    const [, first, about = '', text = ''] = pattern.exec(line) ?? [];
    const keyword = KEYWORDS.find((keyword) => keyword === first);
    if (keyword !== undefined) return { keyword, about, text: text.trim(), place };
  }
  throw new CaseProblem(`${place}: “${line}” is no statement; expected one that begins with: ${KEYWORDS.join(', ')}`);
}
