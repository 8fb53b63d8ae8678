import { existsSync } from 'node:fs';
import ts from 'typescript';
import { filesUnder, importedFile, nodesOf, parsed } from './source-tree.js';

/** What works for long is done in threads and processes, which these modules share among companies (ADR 55). */
const SHARED_WORK = /\/(fair-threads|file-readers\.service)(\.js)?$/;

const longByFile = new Map<string, boolean>();

/** Whether a file of the backend, or what it imports of the backend, has work done in threads or processes. Imports of types do not count. */
function worksLong(file: string): boolean {
  const found = longByFile.get(file);
  if (found !== undefined) return found;
  longByFile.set(file, false);
  const works = importsOf(file).some(
    ({ specifier, from }) => SHARED_WORK.test(specifier) || (from !== null && worksLong(from)),
  );
  longByFile.set(file, works);
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

/** By class of a file of controllers, its methods whose work is done in threads or processes. */
function longMethodsIn(file: string): ReadonlyMap<string, readonly string[]> {
  const imports = importsOf(file);
  const long = new Set(imports.filter(({ from }) => from !== null && worksLong(from)).flatMap(({ names }) => names));
  const controllers = nodesOf(parsed(file)).filter(ts.isClassDeclaration);
  return new Map(
    controllers.map((controller) => {
      const fields = fieldsOf(controller);
      const own = controller.members.filter(ts.isMethodDeclaration).filter((method) =>
        nodesOf(method)
          .filter(ts.isIdentifier)
          .some(({ text }) => long.has(text) || long.has(fields.get(text) ?? text)),
      );
      const inherited = inheritedFrom(controller, imports).flatMap((from) => [...longMethodsIn(from).values()].flat());
      return [controller.name!.text, [...own.map(({ name }) => name.getText()), ...inherited]];
    }),
  );
}

/** Of `class LocationImportController extends sheetsControllerOf(LOCATIONS)` the file that makes the class. */
function inheritedFrom({ heritageClauses }: ts.ClassDeclaration, imports: readonly Import[]): string[] {
  const makers = [...(heritageClauses ?? [])]
    .flatMap(({ types }) => [...types])
    .flatMap(({ expression }) => (ts.isCallExpression(expression) ? [expression.expression.getText()] : []));
  return imports.flatMap(({ from, names }) => (from && names.some((name) => makers.includes(name)) ? [from] : []));
}

/** Names of the methods of controllers (`CurePlanController.ofInsured`) whose work is done in threads or processes. */
export const longRoutes = (): ReadonlySet<string> =>
  new Set(
    filesUnder('backend/src', '.controller.ts').flatMap((file) =>
      [...longMethodsIn(file)].flatMap(([controller, methods]) => methods.map((method) => `${controller}.${method}`)),
    ),
  );
