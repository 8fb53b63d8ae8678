import ts from 'typescript';

/** The files that schemas are made of: contracts of events, and what calls take and reply. */
const ROOT = /\/libs\/(domain\/src\/.*\.contract|contracts\/src\/.*)\.ts$/;
/** What checks an input is imported as a value there, and no schema is made of it; types are imported as types. */
const INPUTS = /\.inputs\.ts$/;

/** The files of a program from which the types of events and replies come, packages left out. */
export function readFiles(program: ts.Program): readonly ts.SourceFile[] {
  const checker = program.getTypeChecker();
  const found = new Set(program.getSourceFiles().filter(({ fileName }) => ROOT.test(fileName)));
  // A set goes on with what is added while it is walked through.
  for (const file of found)
    for (const imported of importedBy(file, checker))
      if (!imported.fileName.includes('/node_modules/')) found.add(imported);
  return [...found];
}

const importedBy = (file: ts.SourceFile, checker: ts.TypeChecker): readonly ts.SourceFile[] =>
  file.statements.flatMap((statement) => {
    const specifier = specifierOf(statement, INPUTS.test(file.fileName));
    const declaration = specifier && checker.getSymbolAtLocation(specifier)?.valueDeclaration;
    return declaration && ts.isSourceFile(declaration) ? [declaration] : [];
  });

function specifierOf(statement: ts.Statement, onlyTypes: boolean): ts.Expression | undefined {
  if (ts.isExportDeclaration(statement)) return statement.moduleSpecifier;
  if (!ts.isImportDeclaration(statement)) return undefined;
  return onlyTypes && !statement.importClause?.isTypeOnly ? undefined : statement.moduleSpecifier;
}
