import type { Ownership } from '@covertrail/backend/auth/access';
import type { OwnedKind } from '@covertrail/backend/auth/owned-kinds';
import { MODULES } from '@covertrail/backend/features/features';
import { declaredRoutes, type DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import { PERMISSIONS } from '@covertrail/domain/rights/access-levels';
import { ACTING_AS } from '@covertrail/domain/rights/capabilities';
import { actsForCompany, may } from '@covertrail/domain/rights/principal';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { OpenApiModule } from '@covertrail/backend/openapi/openapi.module';
import { join, joinOperator, type Caller } from '@covertrail/backend/testing/people';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import { RUN_DAY, TIMES } from '@covertrail/platform/timing/testing/run-day';
import { assessedWhatIfs } from './assessed-what-ifs.js';
import { askAbout, paramsIn, send, withId } from './asking.js';
import { placesIn, replaced, valueAt } from './bad-values.js';
import { endingLast } from './ending-last.js';
import { expectProblem } from './expect-problem.js';
import { peopleOfAllLevels, type Someone } from './people-of-all-levels.js';
import { preparedCall } from './prepared-call.js';
import { PREPARED } from './prepared-input.js';
import { writtenSince } from './written-since.js';
import { twoWorlds, type Role, type World } from './two-worlds.js';
import { openEveryCallProduct } from './every-call-product.js';

const ROUTES = declaredRoutes([...MODULES, OpenApiModule]);
const closed = ROUTES.filter(({ access }) => access !== null).map(
  (route) => [`${route.method} ${route.path}`, route] as const,
);
/** Places where an id of anybody may stand, with the reason why. */
const TAKEN_FROM_ANYBODY: Readonly<Record<string, string>> = {
  'ShareBatchController.bulk rows.0.requesterCompanyId':
    'each recipient is checked by itself: a wrong one is its own outcome',
  'ShareBatchController.bulk rows.0.projectId': 'each recipient is checked by itself: a wrong one is its own outcome',
  'CertificateBatchController.issue holders.0.holderId':
    'each holder is looked up when it has its turn: one of a foreign book is its own outcome',
  'ShareWizardController.chosen policyIds.0': 'of a policy that is not of this insured the reply repeats the id alone',
  'ShareWizardController.chosen requesterCompanyId': 'any requester may be chosen, and nothing of it is in the reply',
  'RequestController.preview policyIds.0': 'of a policy that is not of this insured the reply repeats the id alone',
  'ExtractionController.process guid': 'the progress of somebody else is told nothing',
  'RequestController.needs requestIds.0': 'requests of others are left out',
  'RequestClaimsController.claims requestIds.0': 'requests of others are left out',
  'RequestController.request insuredCompanyId': 'any supplier may be asked for proof of insurance',
  'RequestBatchController.start rows.0.insuredId': 'any supplier may be asked for proof of insurance',
  'PolicyController.add terms.carrierId': 'whoever was given the id of an insurer may name it',
  'PolicyController.edit terms.carrierId': 'whoever was given the id of an insurer may name it',
};
/** Whether a thing hangs on a policy: then it goes with the agency that manages the policy. */
const HANGS_ON_POLICY: Readonly<Record<OwnedKind, boolean>> = {
  policy: true,
  readPolicy: true,
  seenPolicy: true,
  answeringPolicy: true,
  readAnsweringPolicy: true,
  document: true,
  readDocument: true,
  location: true,
  vehicle: true,
  sheetImport: true,
  agencyImport: false,
  certificateBatch: false,
  certificateHolder: false,
  issuedCertificate: false,
  readIssuedCertificate: false,
  certificateUpload: false,
  ownCertificateUpload: false,
  extraction: false,
  bookImport: false,
  supplierContact: false,
  company: false,
  optOut: false,
  insured: false,
  project: false,
  representedRequest: false,
  request: false,
  requestBatch: false,
  share: false,
  shareBatch: false,
  shareDraft: false,
  template: false,
  tracking: false,
  transfer: false,
  ownTransfer: false,
  user: false,
  whatIf: false,
};
const ofPolicy = ({ kind, optional }: Ownership): boolean => !optional && HANGS_ON_POLICY[kind];
/** What people record who only read: what they have read and put away, what they say of themselves, and companies of their own. */
const RECORDED_FOR_READERS: Readonly<Record<string, readonly string[]>> = {
  'GuideController.dismissGuide': ['GuideDismissed'],
  // Whoever reads may ask what a plan is.
  'InquiryController.send': ['InquirySent'],
  'NotificationController.markAsRead': ['AllNotificationsRead'],
  'NoticeMailsController.choose': ['NoticeMailChosen'],
  'PhotoController.choose': ['UserPhotoChanged'],
  'ProfileController.change': ['UserProfileChanged'],
  'RegistrationController.found': ['CompanyRegistered', 'TermsAccepted', 'MembershipGranted'],
  'TermsController.accept': ['TermsAccepted'],
  'TimeZoneController.choose': ['TimeZoneChosen'],
};
/** Of how many kinds that a place is not made for something of theirs is tried there. */
const OTHER_KINDS = 2 * TIMES;
/** As whom people may ask with the lowest level and all permissions. */
const readersOf = ({ access }: DeclaredRoute) =>
  ACTING_AS.filter(actsForCompany)
    .map((role) => ({ role, access: 'readOnly', permissions: PERMISSIONS, primaryContact: false }) as const)
    .filter((reader) => may(reader, access!.needs));
/** Ids of nothing: a command that is taken changes nothing. */
const NOTHING_OF = (route: DeclaredRoute) => Object.fromEntries(paramsIn(route).map((name) => [name, NOBODY]));
const NOBODY = '0d000000-0000-4000-8000-00000000000f';

describe('who may do what, route by route', () => {
  let product: TestProduct;
  let ours: World;
  let theirs: World;
  let people: readonly Someone[];
  let turn = RUN_DAY;

  beforeAll(async () => {
    product = await openEveryCallProduct();
    ({ ours, theirs } = await twoWorlds(product));
    await assessedWhatIfs(ours);
    people = await peopleOfAllLevels(product, ours.callers);
  });
  afterAll(() => product.close());

  const rolesOf = ({ access }: DeclaredRoute): readonly Role[] => access!.roles;
  const guestLike = (role: Role, { companyId }: Caller) =>
    role === 'operator' ? joinOperator(product, 'Guest') : join(product, companyId, 'Guest');
  const ask = (route: DeclaredRoute, by: Caller) => askAbout(route, ours.idsFor(by), ours.named);

  /** What of theirs could stand where a value of ours stands: their things of the same kinds, their companies where it is one, and a few of all else, which take turns. */
  const foreignFor = (by: Caller, role: Role, value: unknown): ReadonlySet<string> => {
    const foreign = Object.entries(theirs.idsFor(theirs.callers[role]));
    const kinds = Object.entries(ours.idsFor(by)).flatMap(([kind, id]) => (id === value ? [kind] : []));
    const alike = foreign.filter(([kind]) => kinds.includes(kind));
    const others = Array.from({ length: OTHER_KINDS }, () => foreign[turn++ % foreign.length]!);
    const companies = Object.values(theirs.callers).map(({ companyId }) => companyId);
    const isCompany = Object.values(ours.callers).some(({ companyId }) => companyId === value);
    const ofCompanies = isCompany ? companies : [companies[turn % companies.length]!];
    return new Set([...[...alike, ...others].map(([, id]) => id), ...ofCompanies]);
  };

  it('sees the routes that the server routes by', () => {
    const { router } = product.app.getHttpAdapter().getInstance() as {
      router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] };
    };
    const routed = router.stack.flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => `${method} ${route.path}`) : [],
    );
    expect(routed.length).toBeGreaterThan(50);
    expect(routed.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} /covertrail-api/${path}`).sort());
  });

  it('has one rule for each route: who may, or why anybody may', () => {
    expect(ROUTES.filter(({ access, open }) => (access === null) === (open === null)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it.each(closed)('%s wants a token of ours', async (_, route) => {
    const by = ours.callers[rolesOf(route)[0]!];
    const forged = `${by.token.slice(0, -4)}AAAA`;
    for (const token of [null, '', 'x', forged])
      expectProblem(await send(product.server, route, ask(route, by), token), 401, 'AUTH.TOKEN_INVALID');
  });

  it.each(closed)('%s is for those alone who may do what it needs', async (_, route) => {
    for (const { acting, caller } of people) {
      if (may(acting, route.access!.needs)) continue;
      expectProblem(await send(product.server, route, ask(route, caller), caller.token), 403, 'AUTH.FORBIDDEN');
    }
  });

  it.each(closed.filter(([, { path }]) => !path.startsWith('logout')))(
    '%s refuses nobody who may',
    async (_, route) => {
      const emptyCall = { params: NOTHING_OF(route), query: {}, body: {} };
      const read = new Set<string>();
      for (const { acting, caller } of people) {
        if (!may(acting, route.access!.needs)) continue;
        // The first of each role reads what is there; who else may is decided before anything is looked up.
        const isFirst = route.method === 'get' && read.size < read.add(acting.role).size;
        const { status, text } = await send(
          product.server,
          route,
          isFirst ? ask(route, caller) : emptyCall,
          caller.token,
        );
        expect(`${JSON.stringify(acting)}: ${status} ${text}`).not.toMatch(/\}: (401|403|5\d\d) /);
      }
    },
  );

  it.each(closed.filter(([, route]) => route.method !== 'get' && readersOf(route).length > 0))(
    '%s changes nothing of the company for people who only read',
    async (_, route) => {
      for (const reader of readersOf(route)) {
        const readerFor = ({ companyId }: Caller) => {
          const ofOurs = Object.values(ours.callers).some((caller) => caller.companyId === companyId);
          const of = ofOurs ? ours.callers[reader.role].companyId : companyId;
          return join(product, of, 'Reader', reader.access, reader.permissions);
        };
        const ask = await preparedCall(route, { product, ours, theirs }, readerFor);
        const before = await product.infrastructure.events.head();
        const { status, text } = await ask();
        expect(`${status} ${text}`).toMatch(/^20\d /);
        expect(await writtenSince(product, before)).toEqual(RECORDED_FOR_READERS[route.name] ?? []);
      }
    },
  );

  it.each(closed.filter(([, { access }]) => access!.owns.length > 0))(
    '%s knows nothing of what is not the actor’s',
    async (_, route) => {
      const before = await product.infrastructure.events.head();
      for (const role of rolesOf(route)) {
        const by = ours.callers[role];
        const foreign = theirs.idsFor(theirs.callers[role]);
        for (const owned of route.access!.owns) {
          for (const id of [foreign[owned.kind], NOBODY]) {
            expectProblem(
              await send(product.server, route, withId(ask(route, by), owned, id), by.token),
              404,
              'HTTP.NOT_FOUND',
            );
          }
          for (const id of ['x', by.userId.toUpperCase(), '', "' or 1=1 --"]) {
            if (id === '' && owned.at.startsWith('params.')) continue;
            expectProblem(
              await send(product.server, route, withId(ask(route, by), owned, encodeURIComponent(id)), by.token),
              400,
              'HTTP.BAD_INPUT',
            );
          }
        }
      }
      expect(await product.infrastructure.events.head()).toBe(before);
    },
  );

  it.each(closed.filter(([, { access }]) => access!.roles.includes('agent') && access!.owns.some(ofPolicy)))(
    '%s is not for an agency of the insured that does not manage the policy',
    async (_, route) => {
      const before = await product.infrastructure.events.head();
      const call = askAbout(route, { ...ours.idsFor(ours.beside), whatIf: NOBODY }, ours.named);
      expectProblem(await send(product.server, route, call, ours.beside.token), 404, 'HTTP.NOT_FOUND');
      expect(await product.infrastructure.events.head()).toBe(before);
    },
  );

  it.each(closed)('%s takes nothing of another company in any other place', async (_, route) => {
    for (const role of rolesOf(route)) {
      const by = ours.callers[role];
      const call = askAbout(route, ours.idsFor(by), ours.named, true);
      for (const place of ['query', 'body'] as const) {
        const ids = placesIn(call[place]).filter((path) => isUuid(valueAt(call[place], path)));
        for (const path of ids.filter((id) => !(`${route.name} ${id.join('.')}` in TAKEN_FROM_ANYBODY))) {
          for (const id of foreignFor(by, role, valueAt(call[place], path))) {
            const before = await product.infrastructure.events.head();
            const reply = await send(
              product.server,
              route,
              { ...call, [place]: replaced(call[place]!, path, id) },
              by.token,
            );
            const summary = `${path.join('.')}: ${reply.status} ${reply.text}`;
            expect(summary).not.toContain('Their ');
            if (route.method === 'get' && reply.status === 200) continue;
            expect(summary).toMatch(/: 4\d\d /);
            expectProblem(reply);
            expect(await writtenSince(product, before)).toEqual([]);
          }
        }
      }
    }
  });

  it.each(endingLast(closed))('%s is open to whom it is meant for', async (_, route) => {
    const prepared = route.method === 'get' ? await PREPARED[route.name]?.(product, ours, theirs) : undefined;
    const params = prepared?.by ? {} : prepared?.params;
    for (const role of rolesOf(route)) {
      const caller = ours.callers[role];
      const by = route.path.startsWith('logout') ? await guestLike(role, caller) : caller;
      const call = ask(route, by);
      const query = { ...prepared?.query, ...(await prepared?.queryOf?.(by)) };
      const asking = { ...call, params: { ...call.params, ...params }, query: { ...call.query, ...query } };
      const reply = await send(product.server, route, asking, by.token);
      const summary = `${role}: ${reply.status} ${reply.text}`;
      expect(summary).not.toMatch(/: (401|403|5\d\d) /);
      expect(summary).not.toContain('HTTP.NOT_FOUND');
      if (route.method === 'get') expect(summary).toMatch(/: 200 /);
    }
  });
});
