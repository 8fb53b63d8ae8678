import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  SchemaGenerator,
  type CompletedConfig,
} from 'ts-json-schema-generator';
import type ts from 'typescript';
import { literalTypes } from './literal-types.js';

const CONFIG: CompletedConfig = {
  ...DEFAULT_CONFIG,
  path: 'libs/{domain/src/*/*.contract,contracts/src/*/*}.ts',
  tsconfig: 'libs/contracts/tsconfig.json',
  expose: 'export',
  jsDoc: 'extended',
  skipTypeCheck: true,
  sortProps: true,
};

/** The types of events and of calls, as the compiler reads them: once, for all that is made of them. */
export const contractsProgram = (): ts.Program => createProgram(CONFIG);

/** Makes JSON Schemas of the types of a program. With `topRef` also the type itself is a definition that is referred to. */
export function schemaGenerator(program: ts.Program, { topRef }: { readonly topRef: boolean }): SchemaGenerator {
  const config = { ...CONFIG, topRef };
  const parser = createParser(program, config, (chain) => chain.addNodeParser(literalTypes(program.getTypeChecker())));
  return new SchemaGenerator(program, parser, createFormatter(config), config);
}
