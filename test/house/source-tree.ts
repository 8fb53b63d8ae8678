import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    found.push(...nodesOf(child));
  });
  return found;
}

/** The titles of the cases in a spec, `it.each` included. */
export function caseTitles(path: string): string[] {
  return nodesOf(parsed(path)).filter(ts.isCallExpression).flatMap((call) => {
    const [title] = call.arguments;
    const isCase = /^(it|test)\b(?!\.(skip|todo))/.test(call.expression.getText());
    return isCase && title !== undefined && ts.isStringLiteralLike(title) ? [title.text] : [];
  });
}
