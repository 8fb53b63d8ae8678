import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { committedFiles } from './committed-files.mjs';
import { report } from './report.mjs';

/** What the product says to people stands in `libs/wording`; the rules have codes and parameters. */
const PURE = /^libs\/domain\/src\/(?!.*(\.spec\.ts$|\/testing\/)).*\.ts$/;

/** A sentence: a capital letter, several words, and an end. */
const SENTENCE = /^[A-Z*][^\n]* [^\n]*[.!?]$/;

/** With fewer files than this the check looks in the wrong place. */
const FLOOR = 80;

/** Errors for programmers are read by no user. */
const isError = (node) => ts.isNewExpression(node) && /Error$/.test(node.expression.getText());

function sentencesIn(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (isError(node)) return;
    if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) found.push([node, node.text]);
    if (ts.isTemplateExpression(node) && SENTENCE.test(node.getText().slice(1, -1))) found.push([node, node.getText()]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map(([node, text]) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return `${path}:${line + 1}: "${text}" is said to people: its place is libs/wording`;
  });
}

const looked = committedFiles().filter((path) => PURE.test(path));
const tooFew = looked.length < FLOOR ? [`saw ${looked.length} files of the rules, expected at least ${FLOOR}`] : [];
report(`${looked.length} files of the rules know no English`, [...tooFew, ...looked.flatMap(sentencesIn)]);
