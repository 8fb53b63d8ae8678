import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApiDocument } from '@covertrail/backend/openapi/openapi-document';
import type { DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import { MODULES } from '@covertrail/backend/features/features';
import type { Response } from 'supertest';

const FORMATS = { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, binary: true } as const;
const DOCUMENT = 'api';

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** What is wrong with a reply, by the description of the calls; empty for one that is as described. */
export function describedReplies(): (route: DeclaredRoute, reply: Response) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
  ajv.addSchema({ ...openApiDocument(MODULES), $id: DOCUMENT });
  return ({ method, path, status }, reply) => {
    const type = reply.status < 300 ? 'application/json' : 'application/problem+json';
    const address = [
      'paths',
      `/${path.replace(/:(\w+)/g, '{$1}')}`,
      method,
      'responses',
      reply.status < 300 ? String(status) : 'default',
      'content',
      type,
      'schema',
    ];
    const validate = ajv.getSchema(`${DOCUMENT}#/${address.map(escaped).join('/')}`);
    if (!validate) return [`nothing describes a reply of ${reply.status} as ${type}`];
    return validate(reply.body)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
        );
  };
}
