import { MODULES } from '@covertrail/backend/features/features';
import { declaredRoutes, type DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import type { OpenApiDocument } from '@covertrail/backend/openapi/openapi-document';
import { openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import request from 'supertest';
import { preparedCall } from '../api/prepared-call.js';
import { twoWorlds, type World } from '../api/two-worlds.js';
import { makeBig } from './big-tenant.js';
import { leastOf, watched, type Watched } from './watched-work.js';

/** Milliseconds. The list may take three times as long as while nothing else is done; below the floor that would measure the machine. */
const HEALTH_MS = 100;
const LIST_FLOOR_MS = 50;
const TIMES_IDLE = 3;
/**
 * One turn of the event loop. A process that reads a sheet is begun in one: the system copies the page tables of this one, and a worker of Jest
 * has gigabytes. This product also folds its views in the same loop. Shorter turns show in the medians where there are many.
 */
const HELD_MS = 1_000;
/** A machine that others use as well is slow now and then. */
const TRIES = 3;

/** Others are answered while each call runs that openapi.json says may take long (ADR 61). */
describe('while a long call of a big company runs', () => {
  jest.setTimeout(300_000);
  let product: TestProduct;
  let ours: World;
  let theirs: World;
  let idle: Watched;

  beforeAll(async () => {
    product = await openTestProduct();
    ({ ours, theirs } = await twoWorlds(product));
    await makeBig(product, ours);
    const someTime = () => watched(product, theirs.callers.requester, async () => undefined);
    await someTime();
    idle = leastOf([await someTime(), await someTime()]);
  });
  afterAll(() => product.close());

  /** What asks the call once, as `replies.spec.ts` does. What can be sent once a day is refused at the next try, after the same work. */
  async function askingFor(route: DeclaredRoute, again: boolean): Promise<() => Promise<unknown>> {
    const ask = await preparedCall(route, { product, ours, theirs });
    return async () => {
      const { status, text } = await ask();
      expect(`${status} ${text}`).toMatch(new RegExp(`^(${route.status}${again ? '|409' : ''}) `));
    };
  }

  const isAnswered = ({ health, list, held }: Watched): boolean =>
    health <= HEALTH_MS &&
    list <= Math.max(LIST_FLOOR_MS, TIMES_IDLE * idle.list) &&
    held <= Math.max(HELD_MS, TIMES_IDLE * idle.held);

  async function othersDuring(route: DeclaredRoute): Promise<Watched> {
    const tries: Watched[] = [];
    for (let number = 0; number < TRIES; number += 1) {
      tries.push(await watched(product, theirs.callers.requester, await askingFor(route, number > 0)));
      if (isAnswered(leastOf(tries))) break;
    }
    return leastOf(tries);
  }

  it('others have their answers at once, whichever call it is', async () => {
    const document = (await request(product.server).get('/covertrail-api/openapi.json').expect(200))
      .body as OpenApiDocument;
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
      readonly operationId: string;
      readonly 'x-long'?: true;
    }[];
    const long = new Set(
      operations.filter((operation) => operation['x-long'] === true).map(({ operationId }) => operationId),
    );
    const routes = declaredRoutes(MODULES).filter(({ name }) => long.has(name));
    expect(routes).toHaveLength(long.size);
    expect(routes.length).toBeGreaterThanOrEqual(20);
    const late: object[] = [];
    for (const route of routes) {
      const others = await othersDuring(route);
      if (!isAnswered(others)) late.push({ call: route.name, ...others, idle });
    }
    expect(late).toEqual([]);
  });
});
