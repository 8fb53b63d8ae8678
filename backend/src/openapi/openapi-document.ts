import { rolesWith, ruleOf, type Capability } from '@covertrail/domain/rights/capabilities';
import { actsForCompany } from '@covertrail/domain/rights/principal';
import type { Type } from '@nestjs/common';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import { declaredRoutes, type DeclaredRoute } from './declared-routes.js';
import { inputSchema, schemaRef, type Schema } from './input-schema.js';
import { REPLIES, REPLY_TYPES } from './reply-schemas.generated.js';

/** An OpenAPI 3.1 document, made from this file and the controllers. The same controllers give the same text. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: object;
}

const DESCRIPTION = `Replies are wrapped: \`{ "data": … }\`. Queries also say \`stale\`, true when a view had not reached \`If-Position\` in time. \
Commands answer with \`ETag\` (the revision of what they wrote) and \`X-Position\`. Refusals are RFC 9457 problems with a stable \`code\` and \
a \`message\` for people. Lists in queries are written with brackets. A call with \`x-long\` may take seconds.`;

const STALE: Schema = { type: 'boolean', description: 'The view had not reached `If-Position` in time.' };

/** Headers that every command takes. */
const COMMAND_HEADERS = [
  {
    name: 'Idempotency-Key',
    description: 'Repeating a command under its key answers as the first time did.',
    schema: { type: 'string', format: 'uuid' },
  },
];
/** Header of commands that change something that the person saw. */
const PIN_HEADER = {
  name: 'If-Match',
  description: 'The revision that the person saw: refused with 409 when it has changed since.',
  schema: { type: 'string' },
};
const QUERY_HEADERS = [
  {
    name: 'If-Position',
    description: 'The position that the page has acknowledged; the query waits for it.',
    schema: { type: 'string' },
  },
];

/** Describes the routes of these modules: paths, who may call them, and their whole input. */
export function openApiDocument(modules: readonly Type[]): OpenApiDocument {
  const schemas = new Map<string, Schema>();
  const paths: Record<string, Record<string, object>> = {};
  for (const route of declaredRoutes(modules)) {
    const address = `/${route.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[address] ??= {})[route.method] = operation(route, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Covertrail', version: '0.1.0', description: DESCRIPTION },
    servers: [{ url: `/${BASE_PATH}` }],
    paths: sorted(paths),
    components: {
      schemas: sorted({ ...REPLY_TYPES, ...Object.fromEntries(schemas) }),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** `requester from reviewer, with MANAGE_PROJECT_MENU` */
function whoMay(needs: Capability): string {
  const rule = ruleOf(needs);
  const people = rolesWith(needs).map((role) => (actsForCompany(role) ? `${role} from ${rule[role]}` : role));
  return `${people.join(', ')}${rule.permission ? `, with ${rule.permission}` : ''}`;
}

function operation(route: DeclaredRoute, schemas: Map<string, Schema>): object {
  const { access, open, body, file, call } = route;
  return {
    operationId: route.name,
    tags: [route.name.split('.')[0]!.replace(/Controller$/, '')],
    description: access ? `For those who may ${access.needs}: ${whoMay(access.needs)}.` : `Open to anybody: ${open}.`,
    ...(call.long ? { 'x-long': true } : {}),
    security: access ? [{ bearer: [] }] : [],
    parameters: [...pathParameters(route), ...queryParameters(route, schemas), ...headerParameters(route)],
    ...(body ? { requestBody: requestBody(body, schemas) } : {}),
    ...(file ? { requestBody: fileBody(file) } : {}),
    responses: {
      [route.status]: { description: 'Done.', content: replyContent(route) },
      default: {
        description: 'Refused.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemReply' } } },
      },
    },
  };
}

/** The reply of a call: a file, a stream of events, or JSON in `data`. Throws for a call whose reply the contracts do not type. */
function replyContent({ call }: DeclaredRoute): object {
  if (call.answers === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  if (call.answers === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (call.answers === 'json') return { 'application/json': { schema: { type: 'object' } } };
  const data = REPLIES[`${call.method} ${call.path}`];
  if (!data) throw new Error(`No reply is declared for ${call.method} ${call.path}: run npm run generate`);
  const stale = call.view === undefined && call.method !== 'GET' ? {} : { stale: STALE };
  return {
    'application/json': {
      schema: { type: 'object', required: ['data'], properties: { data, ...stale }, additionalProperties: false },
    },
  };
}

/** A body without required fields may be left out. */
function requestBody(body: Type, schemas: Map<string, Schema>): object {
  const schema = schemaRef(body, schemas);
  return { required: schemas.get(body.name)?.['required'] !== undefined, content: { 'application/json': { schema } } };
}

const fileBody = (field: string): object => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', properties: { [field]: { type: 'string', format: 'binary' } }, required: [field] },
    },
  },
});

function pathParameters({ path, params, access }: DeclaredRoute): object[] {
  const properties = params ? (inputSchema(params, new Map())['properties'] as Record<string, Schema>) : {};
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => {
    const isId = access?.owns?.some(({ at }) => at === `params.${name}`);
    return {
      name,
      in: 'path',
      required: true,
      schema: properties[name!] ?? (isId ? { type: 'string', format: 'uuid' } : { type: 'string' }),
    };
  });
}

function queryParameters({ query }: DeclaredRoute, schemas: Map<string, Schema>): object[] {
  if (!query) return [];
  const { properties, required = [] } = inputSchema(query, schemas) as {
    properties: Record<string, Schema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function headerParameters({ method, access, pinned }: DeclaredRoute): object[] {
  const headers = [...(method === 'get' ? QUERY_HEADERS : COMMAND_HEADERS), ...(pinned ? [PIN_HEADER] : [])];
  return access ? headers.map((header) => ({ ...header, in: 'header', required: false })) : [];
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
