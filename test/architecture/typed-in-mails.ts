import ts from 'typescript';
import { nodesOf, parsed } from './source-tree.js';

const QUOTING = ['inQuotes', 'theirWords'];

/** Where a mail has a text that people typed without its quotes: each use of a field of such a name that no quoting call contains. */
export function unquotedIn(file: string, typed: ReadonlySet<string>): string[] {
  const source = parsed(file);
  const uses = nodesOf(source).filter(
    (node): node is ts.Identifier => ts.isIdentifier(node) && typed.has(node.text) && isUse(node),
  );
  return uses
    .filter((use) => !isQuoted(use) && !isOnlyCompared(use))
    .map((use) => {
      const { line } = source.getLineAndCharacterOfPosition(use.getStart());
      return `${file}:${line + 1} ${use.parent.getText()}`;
    });
}

/** Not where it is only named: in a literal, in a type or in a pattern that takes it apart. */
const isUse = ({ parent }: ts.Identifier): boolean =>
  !ts.isPropertyAssignment(parent) &&
  !ts.isBindingElement(parent) &&
  !ts.isPropertySignature(parent) &&
  !ts.isLiteralTypeNode(parent);

function isQuoted(node: ts.Node): boolean {
  for (let outer = node.parent; !ts.isSourceFile(outer); outer = outer.parent) {
    if (ts.isCallExpression(outer) && QUOTING.includes(outer.expression.getText())) return true;
  }
  return false;
}

/** `message.trim() === ''` shows nothing of it. */
function isOnlyCompared(node: ts.Node): boolean {
  for (let outer = node.parent; ts.isExpression(outer); outer = outer.parent) {
    if (ts.isBinaryExpression(outer) && outer.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return true;
  }
  return false;
}
