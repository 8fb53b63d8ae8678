import { SCREENS } from '@covertrail/wording/status-display/screens';
import { existsSync, readFileSync } from 'node:fs';
import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { lookedUpIn, rulesIn } from '@covertrail/contracts/inputs/fits.decorator';
import { REACTIONS } from '@covertrail/backend/composition/reactions';
import { FEATURES, MODULES } from '@covertrail/backend/features/features';
import { declaredRoutes } from '@covertrail/backend/openapi/declared-routes';
import { OpenApiModule } from '@covertrail/backend/openapi/openapi.module';
import type { Call } from '@covertrail/contracts/calls/call';
import { EVENT_CATALOGUE, FEATURE_OF } from '@covertrail/domain/catalogue/event-catalogue';
import { ACTING_AS, CAPABILITIES, ruleOf, type Capability } from '@covertrail/domain/rights/capabilities';
import { actsForCompany } from '@covertrail/domain/rights/principal';
import { FEATURES as PROJECTION_FEATURES } from '@covertrail/projections/projections';
import type { Declared } from './architecture/declared-projections.js';
import { projectionFiles, projectionsOf } from './architecture/declared-projections.js';
import { reactionFiles, reactionsOf, type WrittenReaction } from './architecture/declared-reactions.js';
import { filesThatListAspects, LISTS_ASPECTS } from './architecture/aspect-lists.js';
import { COMPARES_ROLES, filesThatCompareRoles } from './architecture/role-comparisons.js';
import { WITHOUT_RULES } from './architecture/feature-exceptions.js';
import { declaredPages, type DeclaredPage } from '../scripts/declared-pages.js';
import { declaredCalls, type DeclaredCall } from '../scripts/replies/declared-calls.js';
import { viewsOf } from './architecture/declared-views.js';
import { longRoutes } from './architecture/long-work.js';
import { addressesNamed, titlesGivenAgain } from './architecture/named-pages.js';
import { pathsNamedByPage } from './architecture/named-paths.js';
import { allRoutes } from './architecture/routes.js';
import { caseTitles, filesUnder, foldersIn, importedFrom } from './architecture/source-tree.js';
import { unquotedIn } from './architecture/typed-in-mails.js';
import { isTrue, walkSteps } from './architecture/walks.js';

/** With fewer than these the test looks in the wrong place. */
const FLOORS = {
  routes: 10,
  calls: 80,
  pages: 40,
  longCalls: 15,
  projections: 5,
  reactions: 6,
  eventTypes: 45,
  domainFeatures: 12,
  features: 8,
};

const types = Object.keys(EVENT_CATALOGUE);

/** What is wrong with the events that a projection or a reaction names. */
function mishandled(file: string, handles: readonly string[]): string[] {
  const unknown = handles.filter((type) => !(type in EVENT_CATALOGUE)).map((type) => `${file} names ${type}, no event`);
  const twice = handles
    .filter((type, index) => handles.indexOf(type) !== index)
    .map((type) => `${file} names ${type} twice`);
  return [...unknown, ...twice, ...(handles.length === 0 ? [`${file} handles nothing`] : [])];
}

/** The words that the title of no case has in the spec beside a file. */
function absentCases(file: string, words: readonly string[]): string[] {
  const spec = file.replace(/\.ts$/, '.spec.ts');
  const titles = existsSync(spec) ? caseTitles(spec) : [];
  return words
    .filter((word) => !titles.some((title) => title.includes(word)))
    .map((word) => `${spec}: no "${word}" case`);
}

describe('every route', () => {
  const routes = allRoutes();

  it('is seen', () => expect(routes.length).toBeGreaterThanOrEqual(FLOORS.routes));

  it('asks for rights to ids once, and for none where it is open to all', () => {
    expect(routes.filter(({ rules }) => rules.length > 1)).toEqual([]);
  });

  it('says why, where it is open to all', () => {
    const silent = routes.filter(({ rules }) => rules.some((rule) => /^Open\(\s*(['"`]\s*['"`])?\s*\)/.test(rule)));
    expect(silent).toEqual([]);
  });

  it('stands in a controller file', () => {
    expect(routes.map(({ file }) => file).filter((file) => !file.endsWith('.controller.ts'))).toEqual([]);
  });
});

describe('every kind of right', () => {
  const routes = declaredRoutes([...MODULES, OpenApiModule]);
  const declared = FEATURES.flatMap(({ grants }) => Object.keys(grants ?? {}));

  it('is declared by one feature, in the file that its `feature.ts` names', () => {
    expect(declared.filter((kind, index) => declared.indexOf(kind) !== index)).toEqual([]);
    const files = filesUnder('backend/src/features', '.grants.ts').map((file) => file.split('/').at(-2));
    expect(files).toEqual(
      FEATURES.filter(({ grants }) => grants)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('has a route that asks for it, and no route asks for another', () => {
    const asserted = routes.flatMap(({ access }) => access?.owns ?? []).map(({ kind }) => kind as string);
    expect([...new Set(asserted)].sort()).toEqual([...declared].sort());
  });
});

/** Calls by which people who only read change something, with the reason. A POST that names the view that it shows changes nothing. */
const OWN_MATTERS: Readonly<Record<string, string>> = {
  'CompanyChoiceController.switch': 'for which of their companies they go on',
  'ComplianceChangesController.visit': 'when they were last at the dashboard',
  'GuideController.dismissGuide': 'guides that they have seen',
  'InquiryController.send': 'what they ask about a plan',
  'NotificationController.markAsRead': 'notices of their own',
  'OwnIdentitiesController.unlink': 'their own single sign-on',
  'OwnPasskeysController.add': 'their own passkeys',
  'OwnPasskeysController.offer': 'their own passkeys',
  'OwnPasskeysController.remove': 'their own passkeys',
  'NoticeMailsController.choose': 'which notices they get by mail too',
  'PhotoController.choose': 'their own photo',
  'PhotoController.remove': 'their own photo',
  'PhotoController.upload': 'their own photo',
  'ProfileController.change': 'their own names and phone number',
  'OwnSessionsController.end': 'a session of their own',
  'OwnSessionsController.endOthers': 'sessions of their own',
  'SecondFactorController.disable': 'their own authenticator app',
  'SecondFactorController.enable': 'their own authenticator app',
  'SecondFactorController.offer': 'their own authenticator app',
  'SecondFactorController.renewCodes': 'their own recovery codes',
  'TermsController.accept': 'terms that they accept',
  'RegistrationController.found': 'a further company of their own',
  'SessionController.logOut': 'a session of their own',
  'TimeZoneController.choose': 'in which time zone they read moments',
};
/** People of a company have a level. */
const isForReaders = (needs: Capability): boolean =>
  ACTING_AS.filter(actsForCompany).some((role) => ruleOf(needs)[role] === 'readOnly');

describe('every capability', () => {
  it('is one that a call or a page needs', async () => {
    const ofCalls = declaredRoutes([...MODULES, OpenApiModule]).flatMap(({ access }) => access?.needs ?? []);
    const ofPages = (await declaredPages()).flatMap(({ needs, menu }) => [needs, ...(menu?.needs ? [menu.needs] : [])]);
    const needed: readonly string[] = [...ofCalls, ...ofPages];
    expect(Object.keys(CAPABILITIES).filter((name) => !needed.includes(name))).toEqual([]);
  });

  it('needs more than the lowest level where it changes something that is not the own matter of whoever does it', () => {
    const open = declaredRoutes([...MODULES, OpenApiModule]).filter(
      ({ method, call, access }) => access && method !== 'get' && call.view === undefined && isForReaders(access.needs),
    );
    expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(OWN_MATTERS).sort());
  });
});

describe('every page', () => {
  let pages: readonly DeclaredPage[] = [];
  beforeAll(async () => {
    pages = await declaredPages();
  });

  it('is declared in a table of its feature, which `pages.ts` collects', () => {
    expect(pages.length).toBeGreaterThanOrEqual(FLOORS.pages);
    const collected = readFileSync('frontend/src/pages/pages.ts', 'utf8');
    const tables = filesUnder('frontend/src/pages', '.pages.ts').map((file) => file.split('/').at(-1) ?? '');
    expect(tables.filter((file) => !collected.includes(`'./${file.replace(/ts$/, 'js')}'`))).toEqual([]);
    const features = foldersIn('frontend/src/features');
    expect(tables.filter((file) => !features.includes(file.replace('.pages.ts', '')))).toEqual([]);
  });

  it('has no second title: the declared one is above the page, unless that is about one record', () => {
    expect(titlesGivenAgain()).toEqual([]);
  });

  it('whose address a source names is declared', () => {
    const named = addressesNamed();
    expect(named.length).toBeGreaterThan(FLOORS.pages);
    const patterns = pages.map(({ path }) => new RegExp(`^/app/${path.replace(/:\w+/g, '[^/]+')}$`));
    expect(named.filter(({ address }) => !patterns.some((pattern) => pattern.test(address)))).toEqual([]);
  });
});

describe('every comparison of a role', () => {
  it('stands in a file that is named with its reason: all others ask for a capability, a grant or a side', () => {
    expect(filesThatCompareRoles()).toEqual(Object.keys(COMPARES_ROLES).sort());
  });
});

describe('every list of what a policy states', () => {
  it('follows from the table of aspects, but for the files that are named with their reason', () => {
    expect(filesThatListAspects()).toEqual(Object.keys(LISTS_ASPECTS).sort());
  });
});

describe('every notice', () => {
  it('is of an event of the feature that declares it, in the file that its `feature.ts` names', () => {
    const foreign = FEATURES.flatMap(({ name, notices }) =>
      (notices?.handles ?? []).filter((type) => FEATURE_OF[type] !== name).map((type) => `${name} notifies of ${type}`),
    );
    expect(foreign).toEqual([]);
    const files = filesUnder('backend/src/features', '.notices.ts').map((file) => file.split('/').at(-2));
    expect(files.sort()).toEqual(
      FEATURES.filter(({ notices }) => notices)
        .map(({ name }) => name)
        .sort(),
    );
  });
});

describe('every call', () => {
  const routes = declaredRoutes([...MODULES, OpenApiModule]);
  const at = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
  let calls: readonly DeclaredCall[] = [];
  beforeAll(async () => {
    calls = await declaredCalls();
  });

  it('is declared once', () => {
    const declared = calls.map(({ call }) => at(call));
    expect(declared.length).toBeGreaterThanOrEqual(FLOORS.calls);
    expect(declared.filter((address, index) => declared.indexOf(address) !== index)).toEqual([]);
  });

  it('is answered by one method of a controller, which answers nothing else', () => {
    expect(routes.map(({ call }) => at(call)).sort()).toEqual(calls.map(({ call }) => at(call)).sort());
    expect(
      allRoutes()
        .filter(({ name }) => !/ @Answers\(/.test(name))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('is open where its declaration says so', () => {
    expect(routes.filter(({ call, open }) => (call.open === true) !== (open !== null)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('is declared as long where its work is done in a thread or a process, or it takes or replies with a file, and nowhere else', () => {
    const working = longRoutes();
    expect(working.size).toBeGreaterThanOrEqual(FLOORS.longCalls);
    const wrong = routes.filter(
      ({ name, call }) =>
        (call.long === true) !== (working.has(name) || call.answers === 'file' || call.upload !== undefined),
    );
    expect(wrong.map(({ name, call }) => `${name} ${call.long ? 'is' : 'is not'} declared as long`)).toEqual([]);
  });

  it('rests on views that there are, and settles them', async () => {
    const views = new Set<string>();
    for (const file of filesUnder('libs/contracts/src', '.views.ts'))
      for (const { name } of await viewsOf(file)) views.add(name);
    const named = calls.flatMap(({ call: { view, also = [], settles = [] } }) => [
      ...(view === undefined ? [] : [view]),
      ...also,
      ...settles,
    ]);
    expect(named.filter((name) => !views.has(name))).toEqual([]);
  });

  it('is asked by the page without naming its path', () => {
    expect(pathsNamedByPage(calls.map(({ call }) => call))).toEqual([]);
  });

  it('is read by a class: what a method takes as a whole is not of a type that only the compiler knows', () => {
    const erased: unknown = Object;
    const wrong = routes.filter(({ body, query, params }) => [body, query, params].includes(erased as null));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

/** A field with such a name finds or proves something; the words after it say where it does not. */
const GUESSED = /^(old)?password$|token|secret|taxId|email$|requestNumber/i;
const NOT_GUESSED: Readonly<Record<string, string>> = {
  'UpdatePasswordDto.password': 'the new password is chosen',
  'ResetPasswordDto.password': 'the new password is chosen',
  'ActivateAccountDto.password': 'the first password is chosen',
  'ActivateAgencyDto.password': 'the first password is chosen',
  'ActivateInAgencyDto.password': 'the first password is chosen',
  'JoinAgencyDto.password': 'the first password is chosen',
  'SignUpFromSystemDto.password': 'the first password is chosen',
  'SignUpAgencyDto.password': 'the first password is chosen',
  'JoinCompanyDto.password': 'the first password is chosen',
  'SignUpDto.password': 'the first password is chosen',
  'SupplierContactDto.email':
    'a requester writes down an address; the row tells only what that requester tracks and asked itself [F06]',
  'ShareListDto.email': 'it says whether an address is on record, not which',
  'SignUpDto.taxId': 'a company states its own; one that is taken is refused as such [A15]',
};
/** Routes that read a secret from a cookie or a header, which no input class shows, and one that keeps what a stranger sends. */
const BY_COOKIE: readonly string[] = [
  'RenewalController.renew',
  'InvitationController.upload',
  'AgentSignUpController.uploadLogo',
];

describe('every call that finds or proves something [A17]', () => {
  const routes = declaredRoutes([...MODULES, OpenApiModule]);
  const inputsOf = ({ body, query, params }: (typeof routes)[number]) =>
    [body, query, params].filter((input) => input !== null);
  const looksUp = routes.filter(
    (route) => inputsOf(route).some((input) => lookedUpIn(input).length > 0) || BY_COOKIE.includes(route.name),
  );

  it('is seen', () => {
    expect(looksUp.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'SessionController.authenticate',
        'SessionController.updatePassword',
        'RenewalController.renew',
        'InvitationController.read',
        'ClientController.add',
        'ClientController.search',
        'CompanyController.search',
        'RequestController.companyByEmail',
        'RepresentationController.invite',
      ]),
    );
  });

  it('is declared as such, so that it is limited and its refusals take the same time', () => {
    expect(looksUp.filter(({ lookUp }) => lookUp === null).map(({ name }) => name)).toEqual([]);
    expect(routes.filter((route) => route.lookUp !== null && !looksUp.includes(route)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('has a field rule that says so, where the name of a field does', () => {
    const fields = routes.flatMap((route) =>
      inputsOf(route).flatMap((input) =>
        fieldsOf(input).map((field) => ({ input, field, name: `${input.name}.${field}` })),
      ),
    );
    expect(fields.length).toBeGreaterThan(FLOORS.calls);
    const unnamed = fields.filter(
      ({ input, field, name }) => GUESSED.test(field) && !(name in NOT_GUESSED) && !lookedUpIn(input).includes(field),
    );
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  it('reads its cookie in a controller that is named here', () => {
    const reading = filesUnder('backend/src', '.controller.ts').filter(
      (file) => /\bcookie|renewalIn\(/i.test(readFileSync(file, 'utf8')) && !file.endsWith('session.controller.ts'),
    );
    expect(reading.map((file) => file.split('/').at(-1))).toEqual([
      'renewal.controller.ts',
      'single-sign-on.controller.ts',
    ]);
  });
});

describe('every text that people type', () => {
  const routes = declaredRoutes([...MODULES, OpenApiModule]);
  const rules = routes.flatMap(({ body }) => (body ? Object.entries(rulesIn(body)) : []));

  it('is checked by a field rule of the domain: class-validator looks at no text', () => {
    const sources = ['backend/src', 'libs/contracts/src']
      .flatMap((folder) => filesUnder(folder, '.ts'))
      .filter((file) => !file.endsWith('.spec.ts'));
    const looking = sources.flatMap((file) =>
      importedFrom(file, 'class-validator')
        .filter((name) => !OF_NO_TEXT.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(sources.length).toBeGreaterThan(FLOORS.calls);
    expect(looking).toEqual([]);
  });

  it('stands in quotes in mails', () => {
    const typed = new Set([
      'name',
      ...rules.filter(([, rule]) => rule.check('Any words') === null).map(([field]) => field),
    ]);
    // What a stream was folded to is called so as well; no mail shows the state of an address.
    typed.delete('state');
    const mails = filesUnder('backend/src', '.mail.ts');
    expect(mails.length).toBeGreaterThan(4);
    expect([...typed]).toEqual(expect.arrayContaining(['message', 'reason', 'note']));
    expect(mails.flatMap((file) => unquotedIn(file, typed))).toEqual([]);
  });
});

/** What class-validator checks besides texts, and what others are made of. */
const OF_NO_TEXT: ReadonlySet<string> = new Set([
  'ArrayMaxSize',
  'IsArray',
  'IsBoolean',
  'IsIn',
  'IsInt',
  'IsObject',
  'IsOptional',
  'Max',
  'Min',
  'ValidateIf',
  'ValidateNested',
  'getMetadataStorage',
  'registerDecorator',
  'ValidationOptions',
]);

/** The fields of an input class that something checks. */
const fieldsOf = (input: Type): readonly string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(input, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];

describe('every projection', () => {
  const files = projectionFiles();
  const declared: Declared[] = [];
  beforeAll(async () => {
    for (const file of files) declared.push(...(await projectionsOf(file)));
  });

  it('is seen', () => {
    expect(files.length).toBeGreaterThanOrEqual(FLOORS.projections);
    expect(files.filter((file) => !declared.some((declared) => declared.file === file))).toEqual([]);
  });

  it('has a name of its own', () => {
    const names = declared.map(({ projection }) => projection.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('is listed by its feature, and one that several read by any', () => {
    const all = PROJECTION_FEATURES.flatMap(({ projections }) => projections);
    const listed = (feature: string) =>
      feature === '' ? all : (PROJECTION_FEATURES.find(({ name }) => name === feature)?.projections ?? []);
    expect(
      declared.filter(({ feature, projection }) => !listed(feature).includes(projection)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('handles events of the catalogue, each once', () => {
    expect(declared.flatMap(({ file, projection }) => mishandled(file, projection.handles))).toEqual([]);
  });

  it('has a spec with a "twice" and a "rebuilt" case', () => {
    expect(files.flatMap((file) => absentCases(file, ['twice', 'rebuilt']))).toEqual([]);
  });
});

describe('every reaction', () => {
  const files = reactionFiles();
  const declared: WrittenReaction[] = [];
  beforeAll(async () => {
    for (const file of files) declared.push(...(await reactionsOf(file)));
  });

  it('is seen', () => {
    expect(files.length).toBeGreaterThanOrEqual(FLOORS.reactions);
    expect(files.filter((file) => !declared.some((writtenReaction) => writtenReaction.file === file))).toEqual([]);
  });

  it('has a name of its own', () => {
    const names = declared.map(({ reaction }) => reaction.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('is listed by its feature, and runs', () => {
    const listed = (feature: string) => FEATURES.find(({ name }) => name === feature)?.reactions ?? [];
    const unlisted = declared.filter(
      ({ feature, reaction }) => feature !== '' && !listed(feature).some(({ name }) => name === reaction.name),
    );
    expect(unlisted.map(({ file }) => file)).toEqual([]);
    expect(declared.map(({ reaction }) => reaction.name).sort()).toEqual(REACTIONS.map(({ name }) => name).sort());
  });

  it('handles events of the catalogue, each once', () => {
    expect(declared.flatMap(({ file, reaction }) => mishandled(file, reaction.handles))).toEqual([]);
  });

  it('has a spec with a "twice" case', () => {
    expect(files.flatMap((file) => absentCases(file, ['twice']))).toEqual([]);
  });
});

describe('every event type', () => {
  const samples = filesUnder('libs/domain/src', '.golden.json').flatMap(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { type: string; version: number; data: unknown }[],
  );

  it('is seen', () => expect(types.length).toBeGreaterThanOrEqual(FLOORS.eventTypes));

  it('has a golden sample of each of its versions', () => {
    const lacking = types.flatMap((type) => {
      const versions = Array.from({ length: EVENT_CATALOGUE[type]?.version ?? 0 }, (_, index) => index + 1);
      const kept = samples.filter((sample) => sample.type === type).map((sample) => sample.version);
      return versions.filter((version) => !kept.includes(version)).map((version) => `${type} version ${version}`);
    });
    expect(lacking).toEqual([]);
  });

  it('has golden samples that it knows', () => {
    const unknown = samples.filter(({ type, version }) => version > (EVENT_CATALOGUE[type]?.version ?? 0));
    expect(unknown.map(({ type }) => type)).toEqual([]);
  });

  it('has an audience, and an upcaster from each version before', () => {
    const lacking = types.filter((type) => {
      const description = EVENT_CATALOGUE[type];
      const older = Array.from({ length: (description?.version ?? 1) - 1 }, (_, index) => index + 1);
      return (
        typeof description?.audience !== 'function' ||
        older.some((version) => typeof description.upcasters[version] !== 'function')
      );
    });
    expect(lacking).toEqual([]);
  });

  it('is in the catalogue if a contract names it', () => {
    const named = filesUnder('libs/domain/src', '.contract.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/DomainEvent<\s*'(\w+)'/g)].map(([, type]) => type ?? ''),
    );
    expect(named.length).toBeGreaterThanOrEqual(FLOORS.eventTypes);
    expect(named.filter((type) => !(type in EVENT_CATALOGUE))).toEqual([]);
  });

  it('belongs to a feature of the domain', () => {
    const features = foldersIn('libs/domain/src');
    expect(types.filter((type) => !features.includes(EVENT_CATALOGUE[type]?.feature ?? ''))).toEqual([]);
  });
});

describe('every screen that words statuses', () => {
  const page = filesUnder('frontend/src', '.tsx')
    .filter((path) => !path.endsWith('.spec.tsx'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

  it.each(SCREENS)('%s is one of the page [C14]', (screen) => expect(page).toMatch(new RegExp(`['"]${screen}['"]`)));
});

describe('the name of a feature', () => {
  const domain = ['domain', 'contracts', 'wording'].flatMap((library) => foldersIn(`libs/${library}/src`));
  const elsewhere = ['backend', 'projections', 'frontend'].flatMap((workspace) =>
    foldersIn(`${workspace}/src/features`).map((feature) => ({ workspace, feature })),
  );

  it('is seen', () => {
    expect(domain.length).toBeGreaterThanOrEqual(FLOORS.domainFeatures);
    expect(elsewhere.length).toBeGreaterThanOrEqual(FLOORS.features);
  });

  it('is the same in every workspace', () => {
    expect(elsewhere.filter(({ feature }) => !domain.includes(feature) && !(feature in WITHOUT_RULES))).toEqual([]);
  });

  it.each([
    ['backend', 'backend/src/features/features.ts'],
    ['frontend', 'frontend/src/app/features.ts'],
    ['projections', 'projections/src/projections.ts'],
  ])('has a feature.ts in the %s, which the list of features names', (workspace, list) => {
    const listed = readFileSync(list, 'utf8');
    const unlisted = foldersIn(`${workspace}/src/features`).filter(
      (feature) => !listed.includes(`/${feature}/feature.js'`),
    );
    expect(unlisted).toEqual([]);
  });
});

describe('the walks of docs/architecture.md', () => {
  const steps = walkSteps();

  it('are seen', () => expect(steps.length).toBeGreaterThanOrEqual(20));

  it('name files that are there, and what stands in them', () => {
    expect(steps.filter((step) => !isTrue(step)).map(({ file, word }) => `${file}: ${word}`)).toEqual([]);
  });
});
