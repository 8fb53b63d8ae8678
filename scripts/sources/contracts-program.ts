import {
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  SchemaGenerator,
  type CompletedConfig,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import { literalTypes } from './literal-types.js';

const CONFIG: CompletedConfig = {
  ...DEFAULT_CONFIG,
  expose: 'export',
  jsDoc: 'extended',
  skipTypeCheck: true,
  sortProps: true,
};
const TSCONFIG = 'libs/contracts/tsconfig.json';
const isRoot = (path: string): boolean => /\.(contract|calls|views|replies)\.ts$/.test(path);
const FOLDERS = ['libs/domain/src', 'libs/contracts/src'];

/** What checks an input is imported as a value, and types as types: with the rules and packages of the checks left out, half of the files remain. */
const INPUTS = /\.inputs\.ts$/;
const IMPORTED_VALUES = /^import (?!type\b)[^;]*;$/gm;

/** The types of events and of calls, as the compiler reads them: once, for all that is made of them. */
export function contractsProgram(): ts.Program {
  const { config } = ts.readConfigFile(TSCONFIG, ts.sys.readFile) as { readonly config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, 'libs/contracts');
  const host = ts.createCompilerHost(options);
  host.readFile = (path) => {
    const text = ts.sys.readFile(path);
    return INPUTS.test(path) ? text?.replace(IMPORTED_VALUES, '') : text;
  };
  const roots = FOLDERS.flatMap((folder) => ts.sys.readDirectory(ts.sys.resolvePath(folder), ['.ts']));
  return ts.createProgram(roots.filter(isRoot), options, host);
}

/** Makes JSON Schemas of the types of a program. With `topRef` also the type itself is a definition that is referred to. */
export function schemaGenerator(program: ts.Program, { topRef }: { readonly topRef: boolean }): SchemaGenerator {
  const config = { ...CONFIG, topRef };
  const parser = createParser(program, config, (chain) => chain.addNodeParser(literalTypes(program.getTypeChecker())));
  return new SchemaGenerator(program, parser, createFormatter(config), config);
}
