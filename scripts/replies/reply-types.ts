import ts from 'typescript';

/** The type of each call's reply, as the declarations of the contracts write it: by the name of the call. */
export function replyTypes(program: ts.Program, file: string): ReadonlyMap<string, ts.TypeNode> {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not read by the compiler`);
  const found = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return new Map(
    found.flatMap(({ name, initializer }) => {
      const type = initializer && replyIn(initializer);
      return type ? [[name.getText(source), type] as const] : [];
    }),
  );
}

/** Of `query<{ reply: Reply }>()(…)` the type `Reply`. */
function replyIn(declared: ts.Expression): ts.TypeNode | undefined {
  if (!ts.isCallExpression(declared) || !ts.isCallExpression(declared.expression)) return undefined;
  const [types] = declared.expression.typeArguments ?? [];
  if (!types || !ts.isTypeLiteralNode(types)) return undefined;
  return types.members.filter(ts.isPropertySignature).find(({ name }) => name.getText() === 'reply')?.type;
}
