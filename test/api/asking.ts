import type { Server } from 'node:http';
import type { Ownership } from '@covertrail/backend/auth/access';
import type { DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import request from 'supertest';
import { sampleOf } from './sample-input.js';

type Values = Readonly<Record<string, string>>;

/** One request to a route, place by place. */
export interface Asked {
  readonly params: Values;
  readonly query: object;
  readonly body: object | null;
}

const ANY_ID = '0d000000-0000-4000-8000-000000000009';

export const paramsIn = ({ path }: Pick<DeclaredRoute, 'path'>): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** The ids that a route looks at, place by place, as someone with these ids would send them. */
function owned({ access }: DeclaredRoute, place: string, ids: Values): Record<string, string> {
  const here = (access?.owns ?? []).filter(({ at, optional }) => at.startsWith(`${place}.`) && !optional);
  return Object.fromEntries(here.map(({ at, kind }) => [at.split('.')[1]!, ids[kind]!]));
}

/** A request that is well-formed, about things that these ids name. */
export function askAbout(route: DeclaredRoute, ids: Values, named: object = {}, all = false): Asked {
  const made = (place: 'params' | 'query' | 'body') => {
    const ownedIds = owned(route, place, ids);
    return { ...(route[place] ? sampleOf(route[place], { ...named, ...ownedIds }, all) : {}), ...ownedIds };
  };
  const params = { ...Object.fromEntries(paramsIn(route).map((name) => [name, ANY_ID])), ...made('params') } as Values;
  return { params, query: made('query'), body: route.method === 'get' ? null : made('body') };
}

/** The same request with another id in one place. */
export function withId(call: Asked, { at }: Ownership, id: string): Asked {
  const [place, name] = at.split('.') as ['params' | 'query' | 'body', string];
  return { ...call, [place]: { ...call[place], [name]: id } };
}

export const addressOf = (route: DeclaredRoute, params: Values): string =>
  `/covertrail-api/${route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)}`;

/** Sends it; `token` null sends none. */
export function send(server: Server, route: DeclaredRoute, call: Asked, token: string | null): request.Test {
  const sent = request(server)[route.method](addressOf(route, call.params)).query(call.query);
  if (token !== null) void sent.set('authorization', `Bearer ${token}`);
  return call.body === null ? sent : sent.send(call.body);
}
