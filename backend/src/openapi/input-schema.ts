import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { FIELD_RULE } from '@covertrail/contracts/inputs/fits.decorator';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** One rule for one field; custom rules have their `name`, as those of the library do. */
interface Rule {
  readonly propertyName: string;
  readonly type: string;
  readonly name?: string;
  readonly constraints?: readonly unknown[];
  /** Absent on custom rules. */
  readonly each?: boolean;
}

const TYPES: ReadonlyMap<unknown, Schema> = new Map<unknown, Schema>([
  [String, { type: 'string' }],
  [Number, { type: 'number' }],
  [Boolean, { type: 'boolean' }],
  [Array, { type: 'array' }],
  [Object, {}],
]);

/**
 * The input that a class describes, from the decorators that validate it. Of field rules of the domain it only says which are of lists;
 * their messages come with the refusal. Nested classes are added to `schemas` by their names.
 */
export function inputSchema(dto: Type, schemas: Map<string, Schema>): Schema {
  const rules = rulesOf(dto);
  const fields = [...new Set(rules.map(({ propertyName }) => propertyName))];
  const properties = Object.fromEntries(fields.map((field) => [field, fieldSchema(dto, field, schemas)]));
  const required = fields.filter(
    (field) => !rules.some(({ propertyName, name }) => propertyName === field && name === 'isOptional'),
  );
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), additionalProperties: false };
}

/** A reference to the schema of a class, which is added when it is not there. */
export function schemaRef(dto: Type, schemas: Map<string, Schema>): Schema {
  if (!schemas.has(dto.name)) {
    schemas.set(dto.name, {});
    schemas.set(dto.name, inputSchema(dto, schemas));
  }
  return { $ref: `#/components/schemas/${dto.name}` };
}

function fieldSchema(dto: Type, field: string, schemas: Map<string, Schema>): Schema {
  const rules = rulesOf(dto).filter(({ propertyName }) => propertyName === field);
  const isList = rules.some(({ name }) => name === 'isArray');
  const nested = rules.some(({ type }) => type === 'nestedValidation') ? nestedIn(dto, field, isList) : null;
  const item = nested
    ? schemaRef(nested, schemas)
    : merged(rules.filter(({ each }) => (each ?? false) === isList).map(keywords));
  const most = rules.find(({ name }) => name === 'arrayMaxSize')?.constraints?.[0];
  const list = { type: 'array', items: item, ...(most === undefined ? {} : { maxItems: most }) };
  return isList ? list : { ...declared(dto, field, nested), ...item };
}

function keywords({ name, constraints = [] }: Rule): Schema {
  switch (name) {
    case 'isIn':
      return { enum: constraints[0] };
    case FIELD_RULE:
      return (constraints[0] as FieldRule).isList ? { type: 'array' } : {};
    case 'isId':
      return { type: 'string', format: 'uuid' };
    case 'isInt':
      return { type: 'integer' };
    case 'min':
      return { minimum: constraints[0] };
    case 'max':
      return { maximum: constraints[0] };
    case 'maxLength':
      return { maxLength: constraints[0] };
    case 'minLength':
      return { minLength: constraints[0] };
    default:
      return {};
  }
}

const merged = (parts: readonly Schema[]): Schema => Object.assign({}, ...parts) as Schema;

/** By the type that the compiler stored for the decorators. */
function declared(dto: Type, field: string, nested: Type | null): Schema {
  return nested ? {} : (TYPES.get(Reflect.getMetadata('design:type', dto.prototype as object, field)) ?? {});
}

/** The class of a nested field, as class-transformer knows it. */
function nestedIn(dto: Type, field: string, isList: boolean): Type {
  const made = (plainToInstance(dto, { [field]: isList ? [{}] : {} }) as Record<string, unknown>)[field];
  return (isList ? (made as object[])[0]! : (made as object)).constructor as Type;
}

const rulesOf = (dto: Type): readonly Rule[] =>
  getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
