import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { COVERAGE_LINES, ENDORSEMENT_CODES, LIMIT_CODES } from '@covertrail/domain/insurance/coverage';
import { filesUnder, nodesOf, parsed } from '../architecture/source-tree.js';

const ROOTS = [
  'libs/domain/src',
  'libs/contracts/src',
  'libs/wording/src',
  'libs/platform/src',
  'projections/src',
  'backend/src',
  'frontend/src',
];
const NO_PRODUCT_CODE = /[.]spec[.]tsx?$|\/testing\/|[.]generated[.]ts$|\/demo\//;

const CODES: ReadonlySet<string> = new Set([...COVERAGE_LINES, ...LIMIT_CODES, ...ENDORSEMENT_CODES]);
const ANY = new RegExp(`\\b(${[...CODES].join('|')})\\b`);

/** A code as text, or as a key of an object that is written out. `umbrella` is an English word and a key of other things. */
function codeAt(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  const named = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : null;
  return named === 'umbrella' ? null : named;
}

/** Product files that write out codes of lines, limits or endorsements. */
export const filesWithLineCodes = (): string[] =>
  ROOTS.flatMap((root) => [...filesUnder(root, '.ts'), ...filesUnder(root, '.tsx')])
    .filter((path) => !NO_PRODUCT_CODE.test(path) && ANY.test(readFileSync(path, 'utf8')))
    .filter((path) => nodesOf(parsed(path)).some((node) => CODES.has(codeAt(node) ?? '')))
    .sort();
