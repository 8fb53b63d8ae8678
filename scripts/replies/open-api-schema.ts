/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;
export type Definitions = Readonly<Record<string, Schema>>;

interface Read {
  readonly schema: Schema;
  readonly named: Definitions;
}

const LOCAL = '#/definitions/';
/** Where an OpenAPI document keeps its named schemas. */
export const COMPONENTS = '#/components/schemas/';
/** Other names say where in a file a type stands, or of what it is made: such types are put where they are referred to. */
const IS_NAME = /^[A-Za-z0-9]+$/;

/** A schema of the generator (draft 7) as OpenAPI 3.1 has it (2020-12): named types are components, tuples are `prefixItems`. */
export function openApiSchema({
  $schema: _dialect,
  definitions = {},
  ...root
}: Schema & { readonly definitions?: Definitions }): Read {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as Schema;
    const name = refersTo(schema);
    if (name !== null)
      return IS_NAME.test(name)
        ? { ...schema, $ref: COMPONENTS + name }
        : convert({ ...definitions[name], ...described(schema) });
    return Object.fromEntries(
      Object.entries(schema).map(([keyword, inner]) => [keywordOf(keyword, inner), convert(inner)]),
    );
  };
  const named = Object.entries(definitions).filter(([name]) => IS_NAME.test(name));
  return {
    schema: convert(root) as Schema,
    named: Object.fromEntries(named.map(([name, schema]) => [name, convert(schema) as Schema])),
  };
}

const refersTo = ({ $ref }: Schema): string | null =>
  typeof $ref === 'string' ? decodeURIComponent($ref.slice(LOCAL.length)) : null;
const described = ({ description }: Schema): Schema => (description === undefined ? {} : { description });
const keywordOf = (keyword: string, inner: unknown): string =>
  keyword === 'items' && Array.isArray(inner) ? 'prefixItems' : keyword;
