import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Files under a folder whose name ends so, as paths from the root; none where the folder does not exist. */
export function filesUnder(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Names of the folders directly inside a folder that hold at least one file. */
export function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => filesUnder(join(folder, name), '').length > 0);
}

export const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);

/** Every node below one, itself included. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (inside: ts.Node): void => {
    found.push(inside);
    ts.forEachChild(inside, visit);
  };
  visit(node);
  return found;
}

/** The names that a file imports from a package. */
export function importedFrom(path: string, from: string): string[] {
  return parsed(path)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier, importClause }) => {
      const named =
        ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === from ? importClause?.namedBindings : undefined;
      return named && ts.isNamedImports(named)
        ? named.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : [];
    });
}

function titlesBelow(node: ts.Node): string[] {
  return nodesOf(node)
    .filter(ts.isCallExpression)
    .flatMap((call) => {
      const [title] = call.arguments;
      const isCase = /^(it|test)\b(?!\.(skip|todo))/.test(call.expression.getText());
      return isCase && title !== undefined && ts.isStringLiteralLike(title) ? [title.text] : [];
    });
}

/** The file behind a relative import or one of the file's own package (`#…`); null for any other. */
export function importedFile(importer: string, specifier: string): string | null {
  const [workspace] = /^(libs\/[^/]+|[^/]+)(?=\/src\/)/.exec(importer) ?? [];
  if (specifier.startsWith('#') && workspace) return join(workspace, 'src', `${specifier.slice(1)}.ts`);
  return specifier.startsWith('.') ? join(dirname(importer), specifier.replace(/\.js$/, '.ts')) : null;
}

/** The functions that a file imports from its own package and calls. */
function sharedSuites(source: ts.SourceFile): ts.FunctionDeclaration[] {
  const called = new Set(
    nodesOf(source)
      .filter(ts.isCallExpression)
      .map(({ expression }) => expression.getText()),
  );
  return source.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier }) => {
    const file = ts.isStringLiteral(moduleSpecifier) ? importedFile(source.fileName, moduleSpecifier.text) : null;
    if (file === null || !existsSync(file)) return [];
    return parsed(file)
      .statements.filter(ts.isFunctionDeclaration)
      .filter(({ name }) => name && called.has(name.text));
  });
}

/** The titles of the cases that a spec runs: its own, `it.each` included, and those of the shared suites it calls. */
export function caseTitles(path: string): string[] {
  const spec = parsed(path);
  return [spec, ...sharedSuites(spec)].flatMap(titlesBelow);
}
