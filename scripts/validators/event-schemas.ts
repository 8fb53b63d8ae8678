import type { Schema as JsonSchema } from 'ts-json-schema-generator';
import ts from 'typescript';
import { FEATURE_OF } from '@covertrail/domain/catalogue/event-catalogue';
import { schemaGenerator } from '../sources/contracts-program.js';
import { withoutWords, type Definitions, type Schema } from './event-schema.js';

/** The schemas of one feature: the content of each of its event types, and the named types that they refer to. */
export interface FeatureSchemas {
  readonly feature: string;
  readonly contents: Readonly<Record<string, Schema>>;
  readonly named: Readonly<Record<string, Schema>>;
}

const RULES = /\/libs\/domain\/src\//;

/** Reads what the contracts declare, by the names of the event types in the catalogue. Throws where a contract does not say enough. */
export function eventSchemas(program: ts.Program): readonly FeatureSchemas[] {
  const generator = schemaGenerator(program, { topRef: true });
  const declared = declaredTypes(program);
  const definitionsOf = (type: string): Definitions => {
    const declaration = declared.get(type);
    if (!declaration) throw new Error(`No contract exports ${type}`);
    return (generator.createSchemaFromNodes([declaration]) as JsonSchema & { definitions: Definitions }).definitions;
  };
  const features = [...new Set(Object.values(FEATURE_OF))].sort();
  return features.map((feature) => {
    const types = Object.keys(FEATURE_OF).filter((type) => FEATURE_OF[type] === feature);
    const contents: Record<string, Schema> = {};
    const named: Record<string, Schema> = {};
    for (const type of types) {
      const read = withoutWords(type, definitionsOf(type));
      contents[type] = read.content;
      for (const [name, schema] of Object.entries(read.named)) addNamed(named, name, schema);
    }
    return { feature, contents, named };
  });
}

function addNamed(named: Record<string, Schema>, name: string, schema: Schema): void {
  const existing = named[name];
  if (existing && JSON.stringify(existing) !== JSON.stringify(schema))
    throw new Error(`Two exported types of one feature are called ${name}`);
  named[name] = schema;
}

/** What the rules export by a name: the generator would look through all files for each of them. */
function declaredTypes(program: ts.Program): ReadonlyMap<string, ts.Declaration> {
  const statements = program
    .getSourceFiles()
    .filter(({ fileName }) => RULES.test(fileName))
    .flatMap((file) => [...file.statements]);
  const types = statements
    .filter((statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  return new Map(types.map((type) => [type.name.text, type]));
}
