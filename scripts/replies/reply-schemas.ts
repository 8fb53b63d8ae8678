import ts from 'typescript';
import { schemaGenerator } from '../sources/contracts-program.js';
import type { DeclaredCall } from './declared-calls.js';
import { COMPONENTS, openApiSchema, type Definitions, type Schema } from './open-api-schema.js';
import { replyTypes } from './reply-types.js';

/** Schemas of replies by method and path, and the named types that they refer to. */
export interface ReplySchemas {
  readonly replies: Readonly<Record<string, Schema>>;
  readonly named: Definitions;
}

const PROBLEM = 'ProblemReply';

/** Reads what the contracts say of each reply, and of the problem that every refusal is. */
export function replySchemas(program: ts.Program, calls: readonly DeclaredCall[]): ReplySchemas {
  const generator = schemaGenerator(program, { topRef: false });
  const checker = program.getTypeChecker();
  const read = (schema: unknown) => openApiSchema(schema as Schema & { readonly definitions: Definitions });
  const readType = (type: ts.TypeNode) => {
    const { schema, named } = read(generator.createSchemaFromNodes([type]));
    const name = exportedName(type, checker);
    return name === null
      ? { schema, named }
      : { schema: { $ref: COMPONENTS + name }, named: { ...named, [name]: schema } };
  };
  const found = calls.flatMap(({ file, name, call }) => {
    const type = replyTypes(program, file).get(name);
    return type ? [[`${call.method} ${call.path}`, readType(type)] as const] : [];
  });
  const problem = read(generator.createSchema(PROBLEM));
  return {
    replies: Object.fromEntries(found.map(([call, { schema }]) => [call, schema])),
    named: merged([...found.map(([, { named }]) => named), { ...problem.named, [PROBLEM]: problem.schema }]),
  };
}

/** The name of a type that its file exports: it is described once, for all who refer to it. */
function exportedName(type: ts.TypeNode, checker: ts.TypeChecker): string | null {
  if (!ts.isTypeReferenceNode(type) || type.typeArguments) return null;
  const [declaration] = checker.getTypeFromTypeNode(type).symbol?.declarations ?? [];
  const isExported =
    declaration &&
    ts.isInterfaceDeclaration(declaration) &&
    declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported ? declaration.name.text : null;
}

/** Throws where one name stands for two types: the document has one place for it. */
function merged(parts: readonly Definitions[]): Definitions {
  const all = new Map<string, Schema>();
  for (const [name, schema] of parts.flatMap((part) => Object.entries(part))) {
    const existing = all.get(name);
    if (existing && JSON.stringify(existing) !== JSON.stringify(schema))
      throw new Error(`Two types that replies refer to are called ${name}`);
    all.set(name, schema);
  }
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}
