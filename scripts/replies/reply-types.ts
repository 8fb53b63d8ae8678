import ts from 'typescript';

/** The type of each call's reply, as the declarations of the contracts write it: by the name of the call. */
export function replyTypes(program: ts.Program, file: string): ReadonlyMap<string, ts.TypeNode> {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not read by the compiler`);
  const checker = program.getTypeChecker();
  const found = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return new Map(
    found.flatMap(({ name, initializer }) => {
      if (!initializer) return [];
      const own = name.getText(source);
      const type = replyIn(initializer);
      return type ? [[own, type] as const] : groupedReplies(initializer, own, checker);
    }),
  );
}

/**
 * Of `sheetCallsOf('vehicles')` the replies of the calls that the function makes, by `own` and the name of each in the group; also of a group
 * that it takes in by a spread.
 */
function groupedReplies(
  declared: ts.Expression,
  own: string,
  checker: ts.TypeChecker,
): readonly (readonly [string, ts.TypeNode])[] {
  if (!ts.isCallExpression(declared)) return [];
  const made = checker.getResolvedSignature(declared)?.declaration;
  if (!made || !ts.isArrowFunction(made) || !ts.isParenthesizedExpression(made.body)) return [];
  const group = made.body.expression;
  if (!ts.isObjectLiteralExpression(group)) return [];
  return group.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return groupedReplies(property.expression, own, checker);
    if (!ts.isPropertyAssignment(property)) return [];
    const type = replyIn(property.initializer);
    return type ? [[`${own}.${property.name.getText()}`, type] as const] : [];
  });
}

/** Of `query<{ reply: Reply }>()(…)` the type `Reply`. */
function replyIn(declared: ts.Expression): ts.TypeNode | undefined {
  if (!ts.isCallExpression(declared) || !ts.isCallExpression(declared.expression)) return undefined;
  const [types] = declared.expression.typeArguments ?? [];
  if (!types || !ts.isTypeLiteralNode(types)) return undefined;
  return types.members.filter(ts.isPropertySignature).find(({ name }) => name.getText() === 'reply')?.type;
}
