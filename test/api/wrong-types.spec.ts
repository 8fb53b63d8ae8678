import { MODULES } from '@covertrail/backend/features/features';
import { declaredRoutes, type DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import { join, type Caller } from '@covertrail/backend/testing/people';
import { inputPipe } from '@covertrail/backend/http/input.pipe';
import { Problem } from '@covertrail/backend/http/problem';
import { isCalendarDate } from '@covertrail/domain/kernel/dates';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import request from 'supertest';
import { addressOf, askAbout, send } from './asking.js';
import { placesIn, replaced, valueAt } from './bad-values.js';
import { expectProblem } from './expect-problem.js';
import { writtenSince } from './written-since.js';
import { twoWorlds, type World } from './two-worlds.js';
import { openEveryCallProduct } from './every-call-product.js';

type Place = readonly (string | number)[];

const ROUTES = declaredRoutes(MODULES);
const withBody = ROUTES.filter(({ body }) => body !== null).map(
  (route) => [`${route.method} ${route.path}`, route] as const,
);
/** Nobody signed, decided or corrected anything in these worlds, answered with a document or by a mail, uploaded a sheet, or offers a program. */
const NOT_THERE = [
  'tracking/:id/exceptions/:exceptionId/documents/:number',
  'tracking/:id/corrections/:correctionId',
  'policy/request/details/:id/documents/:fileId',
  'policy/request/receipts/:id/files/:number',
  'requestor/supplier-address-book/import/wrong-rows',
  'agent/addressbook/import/wrong-rows',
  'policy/request/batch/sheet/wrong-rows',
  'tracking/:id/event/:eventId/proof',
  'policy/:id/event/:eventId/proof',
  'operation/ledger/:stream/:revision/proof',
  'enrollment/checkEligibility/:requesterId',
];
const reads = ROUTES.filter(
  ({ method, access, path }) =>
    method === 'get' && access !== null && !path.startsWith('logout') && !NOT_THERE.includes(path),
);
/** The number of a form is any text, which the reply repeats. */
const isFormNumber = ({ path }: DeclaredRoute, [name]: Place): boolean =>
  path === 'requestor/forms/details' && name === 'number';

/** What a value is made into: each of another type than any field may have that holds the value. */
const WRONG: Readonly<Record<string, (value: unknown) => unknown>> = {
  'a list around it': (value) => [value],
  'two lists around it': (value) => [[value]],
  'an object around it': (value) => ({ value }),
  null: () => null,
  'a list of null': () => [null],
  'a truth value': (value) => (typeof value === 'boolean' ? 1 : true),
  'a number, or text for a number': (value) => (typeof value === 'number' ? 'seven' : 0.5),
  'a deep tower': (value) => [{ a: [{ a: [[{ a: value }]] }] }],
};

const ENDS_OF_TIME = [
  '2000-01-01',
  '9999-12-31',
  '9999-12-30',
  '0000-01-01',
  '10000-01-01',
  '+010000-01-01',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-12:00',
  '0000-01-01T00:00:00+14:00',
];

interface WrongBody {
  readonly what: string;
  readonly place: Place;
  readonly sent: unknown;
}

/** Places of any depth, and the body itself. */
const wrongBodies = (body: object): readonly WrongBody[] =>
  placesIn(body).flatMap((place: Place) =>
    Object.entries(WRONG).map(([what, make]) => ({
      what: `${place.join('.')}: ${what}`,
      place,
      sent: replaced(body, place, make(valueAt(body, place))),
    })),
  );

const pipe = inputPipe();
/** Whether the pipe of all calls refuses the body, before anything of the call has run. */
const isRefusedByPipe = ({ body }: DeclaredRoute, sent: unknown): Promise<boolean> =>
  Promise.resolve(sent)
    .then((value) => pipe.transform(value, { type: 'body', metatype: body! }))
    .then(
      () => false,
      (refused: unknown) => refused instanceof Problem && refused.code === 'HTTP.BAD_INPUT',
    );

describe('values of a wrong type, and days beyond all others', () => {
  let product: TestProduct;
  let ours: World;
  beforeAll(async () => {
    product = await openEveryCallProduct();
    ({ ours } = await twoWorlds(product));
  });
  afterAll(() => product.close());

  const callerOf = async ({ access, path }: DeclaredRoute): Promise<Caller> => {
    const caller = ours.callers[access?.roles[0] ?? 'requester'];
    return path.startsWith('logout') ? join(product, caller.companyId, 'Guest') : caller;
  };
  /** Every list, history, log and export, by everybody who may read it. */
  const readEverything = async (): Promise<string[]> => {
    const refused: string[] = [];
    for (const route of reads) {
      for (const role of route.access!.roles) {
        const by = ours.callers[role];
        const reply = await send(product.server, route, askAbout(route, ours.idsFor(by), ours.named), by.token);
        if (reply.status !== 200) refused.push(`${route.path} for ${role}: ${reply.status} ${reply.text}`);
      }
    }
    return refused;
  };

  it.each(withBody)('%s refuses each wrong type at every depth, and writes nothing', async (_, route) => {
    const by = await callerOf(route);
    const call = askAbout(route, ours.idsFor(by), ours.named, true);
    const before = await product.infrastructure.events.head();
    const seen = new Set<string>();
    for (const { what, place, sent } of wrongBodies(call.body!)) {
      // A request takes fifty times as long as the pipe alone: one for each field shows that the call has the pipe.
      if (seen.has(String(place)) && place.length > 0 && (await isRefusedByPipe(route, sent))) continue;
      seen.add(String(place));
      const reply = await request(product.server)
        [route.method](addressOf(route, call.params))
        .query(call.query)
        .set('authorization', `Bearer ${by.token}`)
        .send(sent as object);
      expect(`${what}: ${reply.status}`).toMatch(/: 4(?!29)\d\d$/);
      expectProblem(reply);
    }
    expect(await writtenSince(product, before)).toEqual([]);
  });

  it.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s: days at either end of time are taken or refused',
    async (_, route) => {
      const by = await callerOf(route);
      const call = askAbout(route, ours.idsFor(by), ours.named, true);
      for (const part of ['body', 'query'] as const) {
        for (const place of placesIn(call[part]).filter((path) =>
          part === 'query' ? !isFormNumber(route, path) : isCalendarDate(valueAt(call[part], path)),
        )) {
          for (const day of ENDS_OF_TIME) {
            const reply = await send(
              product.server,
              route,
              { ...call, [part]: replaced(call[part]!, place, day) },
              by.token,
            );
            const summary = `${place.join('.')} ${day}: ${reply.status} ${reply.text}`;
            expect(summary).toMatch(/: [24]\d\d /);
            expect(summary).not.toMatch(/"[+]0\d{5}-|"1\d{4}-\d\d-/);
          }
        }
      }
    },
  );

  it('leave every list, history, log and export as it was, and every view can be rebuilt', async () => {
    await product.settled();
    expect(await readEverything()).toEqual([]);
    await product.rebuilt();
    expect(await readEverything()).toEqual([]);
  });
});
