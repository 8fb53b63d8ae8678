import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { report } from './report.mjs';

/** With fewer than these the check looks in the wrong place. */
const LEAST = 1_000;

// A page or a panel is the one export of its file, which a feature loads by its name.
const APART = /\.spec\.tsx?$|\.(page|panel)\.tsx$|\/testing\//;
const PRODUCT = /^(libs\/[^/]+|projections|backend|frontend)\/src\//;
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** In how many files each word stands: an export whose name stands in its own file alone is imported nowhere. */
const filesWith = new Map();
for (const text of texts.values())
  for (const word of new Set(text.match(/[\w$]+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Types are left out: a type that only a signature in its own file names still describes what others pass. */
function valuesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name).filter(ts.isIdentifier);
  const isValue =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement);
  return isValue && statement.name ? [statement.name] : [];
}

const exported = [...texts]
  .filter(([file]) => PRODUCT.test(file) && !APART.test(file))
  .flatMap(([file, text]) =>
    ts
      .createSourceFile(file, text, ts.ScriptTarget.ES2022)
      .statements.filter(isExported)
      .flatMap(valuesOf)
      .map(({ text: name }) => ({ file, name })),
  );

const unused = exported
  .filter(({ name }) => filesWith.get(name) === 1)
  .map(({ file, name }) => `${file}: nothing else uses ${name}`);
const tooFew = exported.length < LEAST ? [`saw ${exported.length} exports, expected at least ${LEAST}`] : [];
report(`${exported.length} exported values`, [...tooFew, ...unused]);
