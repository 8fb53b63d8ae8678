import { existsSync } from 'node:fs';
import ts from 'typescript';
import { filesUnder, importedFile, nodesOf, parsed } from './source-tree.js';

/** What works for long is done in threads and processes, which these modules share among companies (ADR 55). */
const SHARED_WORK = /\/(fair-threads|file-readers\.service)(\.js)?$/;

const known = new Map<string, boolean>();

/** Whether a file of the backend, or what it imports of the backend, has work done in threads or processes. Imports of types do not count. */
function worksLong(file: string): boolean {
  const found = known.get(file);
  if (found !== undefined) return found;
  known.set(file, false);
  const works = importsOf(file).some(
    ({ specifier, from }) => SHARED_WORK.test(specifier) || (from !== null && worksLong(from)),
  );
  known.set(file, works);
  return works;
}

interface Import {
  readonly specifier: string;
  /** Its file in the backend; null for any other module. */
  readonly from: string | null;
  readonly names: readonly string[];
}

function importsOf(file: string): Import[] {
  return parsed(file)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier, importClause }) => {
      if (!ts.isStringLiteral(moduleSpecifier) || importClause?.isTypeOnly) return [];
      const bindings = importClause?.namedBindings;
      const names =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
          : [];
      const from = importedFile(file, moduleSpecifier.text);
      return [{ specifier: moduleSpecifier.text, from: from !== null && existsSync(from) ? from : null, names }];
    });
}

/** By field of a controller, the class of what it was given. */
function fieldsOf(controller: ts.ClassDeclaration): ReadonlyMap<string, string> {
  const given = controller.members.filter(ts.isConstructorDeclaration).flatMap(({ parameters }) => [...parameters]);
  return new Map(given.map(({ name, type }) => [name.getText(), type?.getText() ?? '']));
}

/** Names of the methods of controllers (`CurePlanController.ofInsured`) whose work is done in threads or processes. */
export function longRoutes(): ReadonlySet<string> {
  const files = filesUnder('backend/src', '.controller.ts');
  return new Set(
    files.flatMap((file) => {
      const long = new Set(
        importsOf(file)
          .filter(({ from }) => from !== null && worksLong(from))
          .flatMap(({ names }) => names),
      );
      return nodesOf(parsed(file))
        .filter(ts.isClassDeclaration)
        .flatMap((controller) => {
          const fields = fieldsOf(controller);
          return controller.members.filter(ts.isMethodDeclaration).flatMap((method) => {
            const named = nodesOf(method)
              .filter(ts.isIdentifier)
              .flatMap(({ text }) => [text, fields.get(text) ?? text]);
            return named.some((name) => long.has(name)) ? [`${controller.name!.text}.${method.name.getText()}`] : [];
          });
        });
    }),
  );
}
