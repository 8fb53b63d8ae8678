import { MODULES } from '@covertrail/backend/features/features';
import { declaredRoutes, type DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import { pdfOf } from '@covertrail/backend/pdf-files/testing/pdf-of';
import type { Response } from 'supertest';
import { addressOf, askAbout, send } from './asking.js';
import { describedReplies } from './described-replies.js';
import { PREPARED } from './prepared-input.js';
import type { Prepared } from './prepared.js';
import { fileFor, ownThings, valuesFor } from './world-things.js';
import { twoWorlds, type World } from './two-worlds.js';
import { openEveryCallProduct } from './every-call-product.js';

const ROUTES = declaredRoutes(MODULES);
const named = ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);
const isFile = ({ call: { answers } }: DeclaredRoute): boolean => answers === 'file' || answers === 'events';

describe('the replies of every call [K02]', () => {
  const wrongWith = describedReplies();
  let product: TestProduct;
  let ours: World;
  let theirs: World;

  beforeAll(async () => {
    product = await openEveryCallProduct();
    ({ ours, theirs } = await twoWorlds(product));
  });
  afterAll(() => product.close());

  const callerOf = ({ access }: DeclaredRoute) => ours.callers[access?.roles[0] ?? 'requester'];

  async function asked(route: DeclaredRoute): Promise<Response> {
    const prepared: Prepared = (await PREPARED[route.name]?.(product, ours, theirs)) ?? {};
    const { by = callerOf(route), params, body, upload = fileFor(route) } = prepared;
    const ids = { ...ours.idsFor(by), ...(await ownThings(route, ours, product)) };
    const sample = askAbout(route, ids, { ...ours.named, ...(await valuesFor(route, ours, product)) });
    const input = {
      ...sample,
      params: { ...sample.params, ...params },
      body: sample.body && { ...sample.body, ...body },
    };
    if (upload)
      return by
        .upload(
          route.path.replaceAll(/:(\w+)/g, (_, name: string) => input.params[name] ?? ''),
          route.file!,
          upload,
          'letter.pdf',
        )
        .query(input.query);
    return send(product.server, route, input, route.access ? by.token : null);
  }

  it.each(named)('%s answers as described', async (_, route) => {
    const reply = await asked(route);
    expect(`${reply.status} ${isFile(route) ? '' : reply.text}`).toMatch(new RegExp(`^${route.status} `));
    expect(isFile(route) ? [] : wrongWith(route, reply)).toEqual([]);
  });

  it.each(named.filter(([, { file }]) => file !== null))('%s takes no PDF that is broken', async (_, route) => {
    const by = callerOf(route);
    const { params, query } = askAbout(route, ours.idsFor(by), ours.named);
    const whole = pdfOf('Cut off before its end');
    const path = addressOf(route, params).replace(/^\/\w+-api\//, '');
    const reply = await by
      .upload(path, route.file!, whole.subarray(0, whole.length - 40), 'form.pdf')
      .query(query)
      .expect(422);
    expect(['FILE.PDF_BROKEN', 'FILE.OTHER_KIND']).toContain((reply.body as { code: string }).code);
    expect(wrongWith(route, reply)).toEqual([]);
  });

  it.each(named.filter(([, { access }]) => access !== null))('%s refuses as described', async (_, route) => {
    const reply = await send(product.server, route, askAbout(route, ours.idsFor(callerOf(route)), ours.named), null);
    expect(reply.status).toBe(401);
    expect(wrongWith(route, reply)).toEqual([]);
  });

  it.each(named.filter(([, { body }]) => body !== null))('%s refuses bad input as described', async (_, route) => {
    const by = callerOf(route);
    const reply = await send(
      product.server,
      route,
      { ...askAbout(route, ours.idsFor(by), ours.named), body: { nonsense: 1 } },
      by.token,
    );
    expect(reply.status).toBe(400);
    expect(wrongWith(route, reply)).toEqual([]);
  });

  it('says where the stream is now when another revision was pinned', async () => {
    const route = ROUTES.find(({ path }) => path === 'requestor/templates/:id')!;
    const { requester } = ours.callers;
    const reply = await send(
      product.server,
      route,
      askAbout(route, ours.idsFor(requester), ours.named),
      requester.token,
    ).set('if-match', '"999"');
    expect(reply.status).toBe(409);
    expect(wrongWith(route, reply)).toEqual([]);
  });
});
