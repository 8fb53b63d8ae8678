import { readFileSync } from 'node:fs';
import ts from 'typescript';

const TESTS = ['it', 'test'];

/** The name that a call begins with: `it` of `it.each(rows)(title, test)`. */
function calledName(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression))
    return calledName(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? calledName(expression.tag) : '';
}

function titleOf(argument) {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : argument.getText();
}

/**
 * The titles of the tests of a suite as they stand in it: of a table of cases with its placeholders, else the name of a constant.
 * @param {string} path of a file that exists
 */
export function testTitles(path) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const titles = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.arguments.length > 1 && TESTS.includes(calledName(node.expression))) {
      titles.add(titleOf(node.arguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}
