import type { DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import type { Caller } from '@covertrail/backend/testing/people';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import type { Test } from 'supertest';
import { askAbout, send } from './asking.js';
import { PREPARED } from './prepared-input.js';
import type { Prepared } from './prepared.js';
import type { World } from './two-worlds.js';
import { fileFor, ownThings, valuesFor } from './world-things.js';

/** The worlds in which a call is asked, as someone of the first one. */
export interface Asking {
  readonly product: TestProduct;
  readonly ours: World;
  readonly theirs: World;
}

/** As whom a call is asked where nothing else is prepared: the first role that may. */
export const callerOf = ({ access }: DeclaredRoute, { callers }: World): Caller =>
  callers[access?.roles[0] ?? 'requester'];

/** The headers of a call that the secret of a link opens; none of any other. */
export const headersFor = async (
  { name, access }: DeclaredRoute,
  { product, ours, theirs }: Asking,
): Promise<Readonly<Record<string, string>>> =>
  access === null ? ((await PREPARED[name]?.(product, ours, theirs))?.headers ?? {}) : {};

/** Makes all that a call needs to succeed, and gives what asks it, as `senderFor` says or as whom it is for; its file is named `letter.pdf`. */
export async function preparedCall(
  route: DeclaredRoute,
  { product, ours, theirs }: Asking,
  senderFor: (caller: Caller) => Promise<Caller> = (caller) => Promise.resolve(caller),
): Promise<() => Test> {
  const prepared: Prepared = (await PREPARED[route.name]?.(product, ours, theirs)) ?? {};
  const { params, query, queryOf, body, bodyOf, upload = fileFor(route), headers = {} } = prepared;
  const by = await senderFor(prepared.by ?? callerOf(route, ours));
  const ids = { ...ours.idsFor(by), ...(await ownThings(route, ours, product)) };
  const sample = askAbout(route, ids, { ...ours.named, ...(await valuesFor(route, ours, product)) });
  const input = {
    ...sample,
    params: { ...sample.params, ...params },
    query: { ...sample.query, ...query, ...(await queryOf?.(by)) },
    body: sample.body && { ...sample.body, ...body, ...(await bodyOf?.(by)) },
  };
  if (!upload) return () => send(product.server, route, input, route.access ? by.token : null).set(headers);
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => input.params[name] ?? '');
  return () => by.upload(path, route.file!, upload, 'letter.pdf').query(input.query).set(headers);
}
