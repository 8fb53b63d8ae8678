import { existsSync, readFileSync } from 'node:fs';

/** One row of a walk in `docs/architecture.md`: a file, and what is to be found in it. */
export interface WalkStep {
  readonly file: string;
  readonly word: string;
}

const ROW = /^\| `([^`]+)` \| `([^`]+)` \|/gm;

/** The rows of all walks, as the document has them. */
export function walkSteps(): readonly WalkStep[] {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const walks = text.slice(text.indexOf('## Walks'), text.indexOf('## A call'));
  return [...walks.matchAll(ROW)].map(([, file = '', word = '']) => ({ file, word }));
}

export const isTrue = ({ file, word }: WalkStep): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').includes(word);
