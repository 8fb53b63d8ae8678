import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  SchemaGenerator,
  type CompletedConfig,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import { COVERAGE_LINES, ENDORSEMENTS_OF, LIMITS_OF } from '@covertrail/domain/insurance/coverage';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { literalTypes } from './sources/literal-types.js';

/** What a view's documents look like in one version of its projection: a digest of their JSON Schema. */
interface ViewShape {
  readonly version: number;
  readonly shape: string;
}

const CONFIG: CompletedConfig = {
  ...DEFAULT_CONFIG,
  path: 'libs/contracts/src/*/*.views.ts',
  tsconfig: 'libs/contracts/tsconfig.json',
  expose: 'export',
  jsDoc: 'none',
  topRef: true,
  skipTypeCheck: true,
  sortProps: true,
};

/**
 * The committed shapes (`docs/views.json`) as they are now. Throws where documents changed and the version of their
 * projection did not: stored documents would not be what readers take them for.
 */
export function viewShapes(committed: string): string {
  const before = (existsSync(committed) ? JSON.parse(readFileSync(committed, 'utf8')) : {}) as Readonly<
    Record<string, ViewShape>
  >;
  const shapes = digests();
  const now = PROJECTIONS.map(({ name, version }) => [name, { version, shape: shapeOf(shapes, name) }] as const).sort(
    ([a], [b]) => (a < b ? -1 : 1),
  );
  const stale = now.filter(
    ([name, { version, shape }]) => before[name]?.version === version && before[name].shape !== shape,
  );
  if (stale.length > 0) throw new Error(stale.map(([name, { version }]) => advice(name, version)).join('\n'));
  return `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`;
}

const advice = (name: string, version: number): string =>
  `The documents of the view ${name} changed shape: raise the version of its projection from ${version} to ${version + 1} and run npm run docs again. ` +
  `If version ${version} is not on the main branch yet, delete the entry ${name} from docs/views.json instead.`;

function shapeOf(shapes: ReadonlyMap<string, string>, name: string): string {
  const shape = shapes.get(name);
  if (!shape) throw new Error(`No defineView names the view ${name}`);
  return shape;
}

/** By view name. */
function digests(): ReadonlyMap<string, string> {
  const program = createProgram(CONFIG);
  const parser = createParser(program, CONFIG, (chain) => chain.addNodeParser(literalTypes(program.getTypeChecker())));
  const generator = new SchemaGenerator(program, parser, createFormatter(CONFIG), CONFIG);
  const views = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('.views.ts'))
    .flatMap(viewsIn);
  return new Map(views.map(({ name, document }) => [name, digestOf(generator.createSchema(document))]));
}

const digestOf = (schema: object): string =>
  createHash('sha256')
    .update(textOf(ordered(withoutLineCodes(schema))))
    .digest('hex')
    .slice(0, 16);

/** A new line of coverage leaves stored documents as they are: its codes count as any text, and fields that they name as a map. */
const LINE_CODES = new Set<string>([
  ...COVERAGE_LINES,
  ...COVERAGE_LINES.flatMap((line) => [...LIMITS_OF[line], ...ENDORSEMENTS_OF[line]]),
]);
const areLineCodes = (names: readonly unknown[]): boolean =>
  names.length > 0 && names.every((name) => typeof name === 'string' && LINE_CODES.has(name));

function withoutLineCodes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLineCodes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const {
    enum: values,
    const: value,
    properties,
  } = schema as { readonly enum?: readonly unknown[]; readonly const?: unknown; readonly properties?: object };
  if (areLineCodes(values ?? (value === undefined ? [] : [value]))) return 'line code';
  if (areLineCodes(Object.keys(properties ?? {})))
    return { byLineCode: textOf(ordered(withoutLineCodes(Object.values(properties ?? {})[0]))) };
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withoutLineCodes(part)]));
}

/** A type without a name is named by its place in the file, which every edit above it moves. */
const PLACES = /(interface|alias|structure)-\d[\d-]*/g;

const textOf = (schema: unknown): string => JSON.stringify(schema).replace(PLACES, '$1');

/** The compiler lists the members of a union in the order in which it met them, which says nothing about the documents. */
function ordered(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((part) => textOf(ordered(part))).sort();
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, part]) => [key, ordered(part)] as const);
  return Object.fromEntries(
    entries
      .map((entry) => [textOf(entry), entry] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, entry]) => entry),
  );
}

/** Each `defineView<Document>()({ name: '…' })` of a file. */
function viewsIn(file: ts.SourceFile): { readonly name: string; readonly document: string }[] {
  const found: { name: string; document: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isCallExpression(node.expression) &&
      node.expression.expression.getText(file) === 'defineView'
    ) {
      const document = node.expression.typeArguments?.[0]?.getText(file);
      const name = /name: '([^']+)'/.exec(node.arguments[0]?.getText(file) ?? '')?.[1];
      if (document && name) found.push({ name, document });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
