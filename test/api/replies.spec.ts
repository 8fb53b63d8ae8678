import { MODULES } from '@covertrail/backend/features/features';
import { declaredRoutes, type DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import { pdfOf } from '@covertrail/backend/pdf-files/testing/pdf-of';
import { assessedWhatIfs } from './assessed-what-ifs.js';
import { addressOf, askAbout, send } from './asking.js';
import { describedReplies } from './described-replies.js';
import { endingLast } from './ending-last.js';
import { callerOf, headersFor, preparedCall } from './prepared-call.js';
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
    await assessedWhatIfs(ours);
  });
  afterAll(() => product.close());

  it.each(endingLast(named))('%s answers as described', async (_, route) => {
    const reply = await (await preparedCall(route, { product, ours, theirs }))();
    expect(`${reply.status} ${isFile(route) ? '' : reply.text}`).toMatch(new RegExp(`^${route.status} `));
    expect(isFile(route) ? [] : wrongWith(route, reply)).toEqual([]);
  });

  it.each(named.filter(([, { file }]) => file !== null))('%s takes no PDF that is broken', async (_, route) => {
    const by = callerOf(route, ours);
    const { params, query } = askAbout(route, ours.idsFor(by), ours.named);
    const whole = pdfOf('Cut off before its end');
    const path = addressOf(route, params).replace(/^\/\w+-api\//, '');
    const reply = await by
      .upload(path, route.file!, whole.subarray(0, whole.length - 40), 'form.pdf')
      .query(query)
      .set(await headersFor(route, { product, ours, theirs }))
      .expect(422);
    expect(['FILE.PDF_BROKEN', 'FILE.OTHER_KIND', 'FILE.NO_PICTURE']).toContain((reply.body as { code: string }).code);
    expect(wrongWith(route, reply)).toEqual([]);
  });

  it.each(named.filter(([, { access }]) => access !== null))('%s refuses as described', async (_, route) => {
    const reply = await send(
      product.server,
      route,
      askAbout(route, ours.idsFor(callerOf(route, ours)), ours.named),
      null,
    );
    expect(reply.status).toBe(401);
    expect(wrongWith(route, reply)).toEqual([]);
  });

  it.each(named.filter(([, { body }]) => body !== null))('%s refuses bad input as described', async (_, route) => {
    const by = callerOf(route, ours);
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
