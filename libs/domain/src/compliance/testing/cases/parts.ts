import { at, CaseProblem } from './case-problem.js';

/** A kind of part of a statement: `each occurrence $1,000,000`. */
export interface Part<Draft> {
  /** As it is written, for messages and for the document. */
  readonly example: string;
  readonly pattern: RegExp;
  /** True where the names in it are of this kind of part: two kinds may look alike. */
  readonly fits?: (draft: Draft, ...groups: string[]) => boolean;
  readonly read: (draft: Draft, ...groups: string[]) => void;
}

/** A pattern for a whole part, without regard to case. */
export const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');

/** Reads `a; b; c` into a draft. */
export function readParts<Draft>(text: string, parts: readonly Part<Draft>[], draft: Draft): void {
  for (const entry of text.split('; ')) at(`“${entry}”`, () => readPart(entry.trim(), parts, draft));
}

function readPart<Draft>(text: string, parts: readonly Part<Draft>[], draft: Draft): void {
  for (const { pattern, fits, read } of parts) {
    const [matched, ...groups] = pattern.exec(text) ?? [];
    if (matched === undefined || (fits && !fits(draft, ...groups.map((group) => group ?? '')))) continue;
    return read(draft, ...groups.map((group) => group ?? ''));
  }
  throw new CaseProblem(
    `is not understood; expected something like: ${parts.map(({ example }) => example).join(' | ')}`,
  );
}
