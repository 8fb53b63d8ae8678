import ts from 'typescript';
import type { Call } from '@covertrail/contracts/calls/call';
import { filesUnder, nodesOf, parsed } from './source-tree.js';

/** A text that a file of the page names, with a star for what it fills in. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')
    : null;
}

/** Paths of one word are words as well. */
const patternsOf = (calls: readonly Call[]): RegExp[] =>
  calls
    .filter(({ path }) => path.includes('/'))
    .map(({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`));

/** Paths of calls that the page writes out instead of asking by the call: `file: path`. */
export function pathsNamedByPage(calls: readonly Call[]): string[] {
  const patterns = patternsOf(calls);
  const files = ['.ts', '.tsx']
    .flatMap((ending) => filesUnder('frontend/src', ending))
    .filter((file) => !file.includes('.spec.'));
  return files.flatMap((file) =>
    nodesOf(parsed(file))
      .filter((node) => !inImport(node))
      .flatMap((node) => {
        const text = textOf(node);
        return text !== null && patterns.some((pattern) => pattern.test(text)) ? [`${file}: ${text}`] : [];
      }),
  );
}

const inImport = ({ parent }: ts.Node): boolean =>
  parent !== undefined && (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent));
