import fc from 'fast-check';
import request from 'supertest';
import type { ArgumentMetadata, Type } from '@nestjs/common';
import type { OwnedKind } from '@covertrail/backend/auth/owned-kinds';
import { MODULES } from '@covertrail/backend/features/features';
import { inputPipe } from '@covertrail/backend/http/input.pipe';
import { declaredRoutes, type DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import { OpenApiModule } from '@covertrail/backend/openapi/openapi.module';
import { join, type Caller } from '@covertrail/backend/testing/people';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import { RUN_DAY, TIMES } from '@covertrail/platform/timing/testing/run-day';
import { assessedWhatIfs } from './assessed-what-ifs.js';
import { addressOf, askAbout, paramsIn, send, type Asked } from './asking.js';
import { badValue, placesIn, replaced, UNKNOWN_NAMES, withField } from './bad-values.js';
import { endingLast } from './ending-last.js';
import { expectProblem } from './expect-problem.js';
import { fieldsOf } from './sample-input.js';
import { writtenSince } from './written-since.js';
import { twoWorlds, type World } from './two-worlds.js';
import { openEveryCallProduct } from './every-call-product.js';
import { Turns } from '../support/turns.js';

const ROUTES = declaredRoutes([...MODULES, OpenApiModule]);
/** What a person sees and then changes. */
const CHANGED: Partial<Record<OwnedKind, true>> = {
  policy: true,
  answeringPolicy: true,
  request: true,
  representedRequest: true,
  transfer: true,
  ownTransfer: true,
  template: true,
};
/** For each call, others on each day; of bodies as many more as they have places. */
const RUNS = 4 * TIMES;
/** Unknown names that each call is sent: a plain one, and one that could change all objects. */
const SENT = ['evil', '__proto__'];
/** What the parser of all bodies refuses, and what a body may not be. */
const NOT_JSON = new Turns(['{"a":', '{]', 'nonsense', '"text"', '12', 'null', '\u0000', '{"a":1}}'], 2);
const LISTS = new Turns(['[]', '[[]]', '[{}]', '[1,2]'], 1);
const OTHER_TYPES = new Turns(['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream'], 1);
/** Node itself refuses longer addresses, before our code runs. */
const fitsInAddress = (value: unknown): boolean => Buffer.byteLength(JSON.stringify(value ?? '')) < 1_000;
const named = (routes: readonly DeclaredRoute[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const commands = named(ROUTES.filter(({ method }) => method !== 'get'));
const withBody = named(ROUTES.filter(({ body }) => body !== null));
const withQuery = named(ROUTES.filter(({ query }) => query !== null));
const withParams = named(ROUTES.filter((route) => paramsIn(route).length > 0));

/** Posted calls that write nothing to the log: they take no key. */
const WITHOUT_COMMAND = ['logout', 'policy/respond/preview', 'requestor/templates/:id/what-if/preparations'];

/** Writes to a stream of its own beside a policy or a request, or is a draft or a what-if: the policy, the request or the template stays as it was seen. */
const BESIDE_WHAT_WAS_SEEN = [
  'VehicleController.add',
  'VehicleImportController.preview',
  'VehicleImportController.start',
  'LocationController.add',
  'LocationImportController.preview',
  'LocationImportController.start',
  'DocumentController.attach',
  'PolicyController.replace',
  'PolicyController.addForRequest',
  'ShareBatchController.replace',
  'CertificateBatchController.again',
  'CertificateBatchController.request',
  'IssuedCertificateController.issue',
  'PolicyHoldersController.issueAgain',
  'OptOutController.optOut',
  'CertificateUploadController.upload',
  'AnswerDraftController.save',
  'AnswerDraftController.discard',
  'PolicyDraftController.save',
  'PolicyDraftController.discard',
  'SelectionController.selectLocations',
  'SelectionController.selectVehicles',
  'TemplateController.whatIf',
  'PolicyWhatIfController.cancellation',
];

describe('bad input', () => {
  let product: TestProduct;
  let ours: World;

  beforeAll(async () => {
    product = await openEveryCallProduct();
    ({ ours } = await twoWorlds(product));
    await assessedWhatIfs(ours);
  });
  afterAll(() => product.close());

  /** Someone who may call the route. Who logs out is a person of their own, because the others are still needed. */
  const callerOf = async ({ access, path }: DeclaredRoute): Promise<Caller> => {
    const caller = ours.callers[access?.roles[0] ?? 'requester'];
    return path.startsWith('logout') ? join(product, caller.companyId, 'Guest') : caller;
  };
  const ask = (route: DeclaredRoute, by: Caller, all = false): Asked =>
    askAbout(route, ours.idsFor(by), ours.named, all);
  const sendText = (
    route: DeclaredRoute,
    { params, query }: Asked,
    token: string,
    text: string,
    type = 'application/json',
  ) =>
    request(product.server)
      [route.method](addressOf(route, params))
      .query(query)
      .set('authorization', `Bearer ${token}`)
      .type(type)
      .send(text);
  const changesNothing = async (act: () => Promise<void>): Promise<void> => {
    const before = await product.infrastructure.events.head();
    await act();
    expect(await writtenSince(product, before)).toEqual([]);
  };
  /** The validation pipe of the product decides what fits; a request that it refuses must be refused, whatever else is wrong with it. */
  const fits = async (type: ArgumentMetadata['type'], metatype: Type | null, value: unknown): Promise<boolean> => {
    try {
      await inputPipe().transform(structuredClone(value), {
        type,
        metatype: metatype ?? undefined,
      } as ArgumentMetadata);
      return true;
    } catch {
      return false;
    }
  };

  it.each(commands)('%s refuses what is not JSON, or too much of it', async (_, route) => {
    const by = await callerOf(route);
    await changesNothing(async () => {
      for (const text of NOT_JSON.take()) {
        expectProblem(await sendText(route, ask(route, by), by.token, text), 400, 'HTTP.NOT_JSON');
      }
      const large = JSON.stringify({ note: 'x'.repeat(256 * 1024) });
      expectProblem(await sendText(route, ask(route, by), by.token, large), 413, 'HTTP.TOO_LARGE');
      expectProblem(
        await sendText(route, ask(route, by), by.token, '{}', 'application/json; charset=nonsense'),
        400,
        'HTTP.NOT_JSON',
      );
    });
  });

  it.each(withBody)('%s refuses bodies of another kind', async (_, route) => {
    const by = await callerOf(route);
    await changesNothing(async () => {
      for (const text of LISTS.take())
        expectProblem(await sendText(route, ask(route, by), by.token, text), 400, 'HTTP.BAD_INPUT');
      for (const type of OTHER_TYPES.take()) {
        expectProblem(await sendText(route, ask(route, by), by.token, 'a=1', type), 400, 'HTTP.NOT_JSON');
      }
    });
  });

  it.each(withBody)('%s refuses fields that it does not know', async (_, route) => {
    const by = await callerOf(route);
    const call = ask(route, by);
    await changesNothing(async () => {
      for (const name of UNKNOWN_NAMES) {
        for (const value of ['x', { role: 'admin' }]) {
          const text = withField(call.body!, name, value);
          // A request takes fifty times as long as the pipe alone: a few show that the call has the pipe.
          if (SENT.includes(name)) expectProblem(await sendText(route, call, by.token, text), 400, 'HTTP.BAD_INPUT');
          else expect(await fits('body', route.body, JSON.parse(text))).toBe(false);
        }
      }
    });
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it.each(withQuery)('%s refuses queries that do not fit', async (_, route) => {
    const by = await callerOf(route);
    const call = ask(route, by);
    const full = ask(route, by, true).query;
    const refused = (query: object) => send(product.server, route, { ...call, query }, by.token);
    // The parser of queries drops this one by itself.
    const carried = UNKNOWN_NAMES.filter((name) => name !== '__proto__');
    for (const name of carried) expectProblem(await refused({ ...call.query, [name]: 'x' }), 400);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...placesIn(full)), badValue.filter(fitsInAddress), async (place, value) => {
        const query = replaced(full, place, value);
        const reply = await refused(query);
        if (reply.status >= 400) expectProblem(reply);
        expect(`${reply.status} ${reply.text}`).toMatch(/^[24]/);
      }),
      { numRuns: RUNS, seed: RUN_DAY },
    );
    for (const name of Object.keys(full)) {
      for (const form of [`${name}[]=x`, `${name}[$ne]=x`, `${name}[a][b][c][d][e][f][g]=1`, `${name}=x&${name}=y`]) {
        const reply = await request(product.server)
          [route.method](`${addressOf(route, call.params)}?${form}`)
          .set('authorization', `Bearer ${by.token}`);
        expectProblem(reply);
      }
    }
  });

  it.each(withParams)('%s refuses addresses that are none', async (_, route) => {
    const by = await callerOf(route);
    const call = ask(route, by);
    await changesNothing(async () => {
      for (const name of paramsIn(route)) {
        for (const value of [
          'x',
          '%00',
          '%E0%A4%A',
          '..%2f..%2fetc',
          '%F0%9F%92%A9',
          `${by.userId}%20`,
          'x'.repeat(5_000),
          '__proto__',
          '%5B%5D',
        ]) {
          expectProblem(
            await send(product.server, route, { ...call, params: { ...call.params, [name]: value } }, by.token),
          );
        }
      }
    });
  });

  it.each(commands)('%s refuses headers that are none', async (_, route) => {
    const by = await callerOf(route);
    if (route.access === null) return;
    await changesNothing(async () => {
      const takesMeta = !WITHOUT_COMMAND.includes(route.path);
      if (takesMeta) {
        const keyed = await send(product.server, route, ask(route, by), by.token).set('idempotency-key', 'not a key');
        expectProblem(keyed, 400);
      }
    });
  });

  it.each(withQuery.filter(([, { query }]) => ['page', 'size'].every((name) => fieldsOf(query!).includes(name))))(
    '%s says that its pages end, and where',
    async (_, route) => {
      const by = await callerOf(route);
      const call = ask(route, by);
      const reply = await send(
        product.server,
        route,
        { ...call, query: { ...call.query, page: 200, size: 200 } },
        by.token,
      );
      expectProblem(reply, 400, 'HTTP.BAD_INPUT');
      expect((reply.body as { errors: object }).errors).toHaveProperty('page');
    },
  );

  it.each(commands.filter(([, { pinned }]) => pinned))(
    '%s changes nothing that someone changed since it was seen',
    async (_, route) => {
      const by = await callerOf(route);
      await changesNothing(async () => {
        const reply = await send(product.server, route, ask(route, by), by.token).set('if-match', '"999"');
        expectProblem(reply, 409, 'HTTP.REVISION_CHANGED');
      });
    },
  );

  it('takes a revision with every command that changes a policy, a request, a transfer or a template', () => {
    const sent = ROUTES.filter(
      ({ method, path, name }) =>
        method !== 'get' && !WITHOUT_COMMAND.includes(path) && !BESIDE_WHAT_WAS_SEEN.includes(name),
    );
    const changing = sent.filter(({ access }) =>
      access?.owns?.some(({ kind, at }) => CHANGED[kind] === true && at !== 'body.templateId'),
    );
    expect(changing.filter(({ pinned }) => !pinned).map(({ name }) => name)).toEqual([]);
    expect(changing.length).toBeGreaterThanOrEqual(9);
  });

  it('refuses positions, revisions and addresses that are none', async () => {
    const { requester, agent } = ours.callers;
    expectProblem(await requester.get('dashboard/tracked').set('if-position', "x' or 1"), 400, 'HTTP.BAD_INPUT');
    const edit = { policyId: ours.idsFor(agent).policy };
    expectProblem(await agent.put('policy/editpolicy', edit).set('if-match', 'W/"x"'), 400);
    for (const path of ['nowhere', '%E0%A4%A', '../events.db', 'policy', '__proto__', 'x'.repeat(10_000)])
      expectProblem(await requester.get(path));
    expectProblem(await requester.post('policy/request/pendinglist', {}), 404);
  });

  // Some of these calls fit and change what others need, so they come after all others.
  it.each(endingLast(withBody))('%s refuses what does not fit its fields, and survives what does', async (_, route) => {
    const by = await callerOf(route);
    const call = ask(route, by, true);
    const places = placesIn(call.body);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.option(badValue, { nil: undefined, freq: 12 }),
        async (place, value) => {
          const body = replaced(call.body!, place, value);
          const text = JSON.stringify(body);
          const fine = await fits('body', route.body, JSON.parse(text));
          const before = await product.infrastructure.events.head();
          const reply = await sendText(route, call, by.token, text);
          if (!fine) expectProblem(reply);
          else expect(`${reply.status} ${reply.text}`).not.toMatch(/^5/);
          if (reply.status >= 400) expect(await writtenSince(product, before)).toEqual([]);
        },
      ),
      { numRuns: RUNS + places.length, seed: RUN_DAY },
    );
  });
});
