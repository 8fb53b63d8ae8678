/** A JSON Schema (draft 7). */
export type Schema = Readonly<Record<string, unknown>>;
export type Definitions = Readonly<Record<string, Schema>>;

/** What one event type may hold: its content and the named types that the content refers to. */
export interface EventSchema {
  readonly content: Schema;
  readonly named: Definitions;
}

/** Schemas of this id hold the named types of a feature. */
export const NAMED = 'named';
const LOCAL = '#/definitions/';
/** Other names carry where in a file a type stands, which is no name: such types are put where they are referred to. */
const IS_NAME = /^[A-Za-z0-9]+$/;

/**
 * The schema of an event's content, without prose. Throws for a type that takes anything: what is `unknown` to the
 * contract could never be checked.
 */
export function withoutWords(type: string, definitions: Definitions): EventSchema {
  const clean = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => clean(item, at));
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as Schema;
    const name = refersTo(schema);
    if (name !== null)
      return IS_NAME.test(name) ? { $ref: `${NAMED}#/definitions/${name}` } : clean(definitions[name], at);
    // A text is prose; a schema is a property of that name.
    const kept = Object.entries(schema).filter(
      ([keyword, inner]) => keyword !== 'description' || typeof inner !== 'string',
    );
    return Object.fromEntries(kept.map(([keyword, inner]) => [keyword, clean(inner, `${at}/${keyword}`)]));
  };
  const cleaned = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, clean(schema, name) as Schema]),
  );
  const event = clean({ $ref: LOCAL + wrapperOf(type, definitions) }, type) as { properties?: { data?: Schema } };
  const content = event.properties?.data;
  if (!content) throw new Error(`The contract of ${type} is no DomainEvent`);
  const named = Object.fromEntries(Object.entries(cleaned).filter(([name]) => IS_NAME.test(name) && name !== type));
  refuseAnything(content, type);
  for (const [name, schema] of Object.entries(named)) refuseAnything(schema, name);
  return { content, named };
}

const refersTo = ({ $ref }: Schema): string | null =>
  typeof $ref === 'string' ? decodeURIComponent($ref.slice(LOCAL.length)) : null;

/** The contract names an alias; what stands behind it says what the event is made of. */
function wrapperOf(type: string, definitions: Definitions): string {
  const declared = definitions[type];
  if (!declared) throw new Error(`No contract exports ${type}`);
  return refersTo(declared) ?? type;
}

const SAYS_SOMETHING = ['type', '$ref', 'anyOf', 'const', 'enum', 'not'];

function refuseAnything(schema: Schema, at: string): void {
  if (!SAYS_SOMETHING.some((keyword) => keyword in schema)) throw new Error(`${at}: its type takes anything`);
  for (const [name, inner] of Object.entries((schema['properties'] ?? {}) as Definitions))
    refuseAnything(inner, `${at}/${name}`);
  for (const keyword of ['items', 'additionalProperties'] as const) {
    const inner = schema[keyword];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      refuseAnything(inner as Schema, `${at}/${keyword}`);
  }
  for (const inner of [schema['anyOf'], schema['items']].flat().filter(isSchema)) refuseAnything(inner, at);
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
