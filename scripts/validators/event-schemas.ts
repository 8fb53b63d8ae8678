import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  SchemaGenerator,
  type CompletedConfig,
} from 'ts-json-schema-generator';
import { FEATURE_OF } from '@covertrail/domain/catalogue/event-catalogue';
import { withoutWords, type Definitions, type Schema } from './event-schema.js';
import { literalTypes } from './literal-types.js';

/** The schemas of one feature: the content of each of its event types, and the named types that they refer to. */
export interface FeatureSchemas {
  readonly feature: string;
  readonly contents: Readonly<Record<string, Schema>>;
  readonly named: Readonly<Record<string, Schema>>;
}

const CONFIG: CompletedConfig = {
  ...DEFAULT_CONFIG,
  path: 'libs/domain/src/*/*.contract.ts',
  tsconfig: 'libs/domain/tsconfig.json',
  expose: 'export',
  jsDoc: 'extended',
  topRef: true,
  skipTypeCheck: true,
  sortProps: true,
};

/** Reads what the contracts declare, by the names of the event types in the catalogue. Throws where a contract does not say enough. */
export function eventSchemas(): readonly FeatureSchemas[] {
  const program = createProgram(CONFIG);
  const parser = createParser(program, CONFIG, (chain) => chain.addNodeParser(literalTypes(program.getTypeChecker())));
  const generator = new SchemaGenerator(program, parser, createFormatter(CONFIG), CONFIG);
  const definitionsOf = (type: string): Definitions =>
    (generator.createSchema(type) as { definitions: Definitions }).definitions;
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
  const known = named[name];
  if (known && JSON.stringify(known) !== JSON.stringify(schema))
    throw new Error(`Two exported types of one feature are called ${name}`);
  named[name] = schema;
}
