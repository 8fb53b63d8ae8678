/** The import rules of docs/architecture.md. A rule that names a folder not yet built holds from the day it is. */
const DOMAIN_SHARED = '^libs/domain/src/(kernel|rights|insurance|fields|compliance|status)/';
const SPEC = '[.]spec[.]tsx?$|/testing/|^test/|^[^/]+/test/|^libs/[^/]+/test/|^libs/platform/src/.*[.]contract[.]ts$';
/** Types that workspaces and features may share: events and commands. */
const CONTRACT = '^libs/domain/src/.*[.]contract[.]ts$';
/** The classes of what calls take, and the decorators that they are made of. */
const INPUTS = '^libs/contracts/src/(.*[.]inputs[.]ts$|inputs/)';
/** A verdict folds the states of all that a tracking names, and a what-if changes one of them: the two places where the rules of several features meet. */
const VERDICT = '^libs/domain/src/(tracking/(tracking[.]rules|tracking-provided)[.]ts$|what-if/)';
const COMPOSITION = '^backend/src/(main[.]ts$|app[.]module[.]ts$|api-setup[.]ts$|composition/)';
/** What the demo needs of the backend: a product to fill, the commands that fill it, and the port of the payments that it plays the provider of. */
const COMMANDS =
  '^backend/src/(composition/|accounts/.*[.]command[.]ts$|auth/actor[.]ts$|forwarding/forward[.]command[.]ts$|schedules/.*[.]command[.]ts$|features/(.*([.]command|-schedule)|enrollment/payment-provider[.]port)[.]ts$|uploads/upload-id[.]rules[.]ts$)';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-circular', 'Two files that need each other are one file, or miss a third.', {}, { circular: true }),
    rule('resolvable', 'An import that leads nowhere hides a dependency.', {}, { couldNotResolve: true }),
    rule('no-spec-from-product', 'Product code never rests on a spec.', { pathNot: SPEC }, { path: '[.]spec[.]tsx?$' }),
    rule(
      'no-undeclared-package',
      'A package that no package.json names disappears one day.',
      { pathNot: SPEC },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'domain-is-alone',
      'The rules import nothing outside themselves.',
      { path: '^libs/domain/src/', pathNot: SPEC },
      { pathNot: '^libs/domain/src/' },
    ),
    rule(
      'domain-specs-stay-home',
      'A spec of the rules needs the rules, fast-check, and the samples on disk.',
      { path: '^libs/domain/src/.*([.]spec[.]ts$|/testing/)' },
      { path: '^(libs/platform|backend|projections|frontend)/' },
    ),
    rule(
      'domain-features-apart',
      'What crosses features is a contract type, or an event and a reaction.',
      { path: '^libs/domain/src/([^/]+)/', pathNot: [DOMAIN_SHARED, '^libs/domain/src/catalogue/', VERDICT, SPEC] },
      {
        path: '^libs/domain/src/',
        pathNot: ['^libs/domain/src/$1/', DOMAIN_SHARED, '^libs/domain/src/catalogue/', CONTRACT],
      },
    ),
    rule(
      'domain-shared-knows-no-feature',
      'The shared parts stand below the features.',
      { path: DOMAIN_SHARED, pathNot: SPEC },
      { path: '^libs/domain/src/', pathNot: [DOMAIN_SHARED, '^libs/domain/src/catalogue/', CONTRACT] },
    ),

    rule(
      'contracts-of-domain',
      'What crosses workspaces is named in the types of the rules, and holds no logic of its own.',
      { path: '^libs/contracts/src/', pathNot: SPEC },
      { path: '^(libs/(platform|wording)|backend|projections|frontend)/' },
    ),
    rule(
      'inputs-are-types',
      'The page, and the calls that it asks with, name the classes of inputs as types: nothing of them is in its bundle.',
      { path: '^(frontend|libs/(contracts|wording))/', pathNot: [INPUTS, SPEC] },
      { path: INPUTS, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'validation-of-inputs',
      'What checks an input stands in its class.',
      { path: '^(frontend|libs|projections)/', pathNot: [INPUTS, SPEC] },
      { path: 'node_modules/(class-validator|class-transformer)(/|$)' },
    ),
    rule(
      'wording-of-domain',
      'Sentences are made of codes and parameters; nothing that stores or sends is needed.',
      { path: '^libs/wording/src/', pathNot: SPEC },
      { path: '^(libs/platform|backend|projections|frontend)/' },
    ),
    rule(
      'wording-knows-no-decider',
      'A sentence is made of what an event holds; the page that reads it bundles no rules of a feature.',
      { path: '^libs/wording/src/', pathNot: SPEC },
      { path: '^libs/domain/', pathNot: [DOMAIN_SHARED, '^libs/domain/src/catalogue/product-event[.]ts$', CONTRACT] },
    ),

    rule(
      'certificates-of-domain',
      'A certificate is read from its pages alone: no store, no framework, no application.',
      { path: '^libs/certificates/', pathNot: SPEC },
      { path: '^(libs/(contracts|wording|platform|demo)|backend|projections|frontend)/|node_modules/@nestjs/' },
    ),
    rule(
      'certificates-read-pages',
      'What reads fields knows words and boxes, whatever they were taken from: only the source of pages knows the library of PDF files.',
      {
        path: '^libs/certificates/src/',
        pathNot: ['^libs/certificates/src/(pdf/|read-(?:certificate|exhibit|scanned)-file)', SPEC],
      },
      { path: '^libs/certificates/src/pdf/(?!file-refusal)|node_modules/pdfjs-dist' },
    ),

    rule(
      'issued-certificates-of-content',
      'A certificate is drawn from its content alone: no store, no framework, no application, and nothing of what reads certificates.',
      { path: '^libs/issued-certificates/', pathNot: SPEC },
      {
        path: '^(libs/(certificates|contracts|platform|demo)|backend|projections|frontend)/|node_modules/@nestjs/',
      },
    ),

    rule(
      'platform-below-the-applications',
      'Infrastructure knows the kernel of the rules and no application.',
      { path: '^libs/platform/' },
      { path: '^(backend|projections|frontend)/' },
    ),
    rule(
      'platform-knows-no-feature',
      'A feature hands its rules to the platform in the composition root.',
      { path: '^libs/platform/src/', pathNot: SPEC },
      {
        path: '^libs/domain/src/',
        pathNot: [
          '^libs/domain/src/kernel/',
          '^libs/domain/src/catalogue/(event-validator|product-event)[.]ts$',
          CONTRACT,
        ],
      },
    ),
    rule(
      'drivers-in-platform',
      'A store is reached through its port.',
      { pathNot: ['^libs/platform/', '^bench/', SPEC] },
      { path: 'node_modules/(@photostructure/sqlite|mongodb|@eventstore/db-client)(/|$)' },
    ),

    rule(
      'demo-sends-commands',
      'The demo fills a product by its commands, as people do.',
      { path: '^libs/demo/src/', pathNot: SPEC },
      { path: '^(backend|projections|frontend)/', pathNot: COMMANDS },
    ),
    rule(
      'demo-only-in-composition',
      'The product does not need the demo: a composition root offers it.',
      { pathNot: [COMPOSITION, '^libs/demo/', '^(scripts|bench)/', SPEC] },
      { path: '^libs/demo/' },
    ),

    rule(
      'projections-know-no-api',
      'Projections know neither the API nor the web app.',
      { path: '^projections/' },
      { path: '^(backend|frontend)/' },
    ),
    rule(
      'projection-features-apart',
      'A read model needs events of other features, never their files.',
      { path: '^projections/src/features/([^/]+)/', pathNot: SPEC },
      { path: '^projections/src/features/', pathNot: '^projections/src/features/$1/' },
    ),

    rule(
      'backend-knows-no-web-app',
      'The API serves the built page; it does not import it.',
      { path: '^backend/' },
      { path: '^frontend/' },
    ),
    rule(
      'projections-only-in-composition',
      'API and projections meet in a composition root.',
      { path: '^backend/src/', pathNot: [COMPOSITION, SPEC] },
      { path: '^projections/' },
    ),
    rule(
      'views-know-no-http-problem',
      'What a view refuses is an error of its own; HTTP says how it is answered.',
      { path: '^backend/src/views/', pathNot: SPEC },
      { path: '^backend/src/http/problem' },
    ),
    rule(
      'backend-features-apart',
      'Cross-feature need is an event and a reaction.',
      { path: '^backend/src/features/([^/]+)/', pathNot: SPEC },
      { path: '^backend/src/features/', pathNot: '^backend/src/features/$1/' },
    ),
    rule(
      'backend-shared-knows-no-feature',
      'Only a composition root knows every feature.',
      { path: '^backend/src/', pathNot: ['^backend/src/features/', COMPOSITION, SPEC] },
      { path: '^backend/src/features/' },
    ),

    rule(
      'frontend-of-domain',
      'The page never bundles a decider.',
      { path: '^frontend/src/', pathNot: SPEC },
      { path: '^libs/domain/', pathNot: [DOMAIN_SHARED, '^libs/domain/src/catalogue/', CONTRACT] },
    ),
    rule(
      'frontend-knows-no-server',
      'The web app reaches the API over HTTP and sockets only.',
      { path: '^frontend/' },
      { path: '^(libs/(certificates|platform)|backend|projections)/' },
    ),
    rule(
      'frontend-features-apart',
      'Only app/ knows every feature; what features share lives in shared/.',
      { path: '^frontend/src/features/([^/]+)/', pathNot: SPEC },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ),
    rule(
      'frontend-shared-knows-no-feature',
      'Shared parts stand below the features.',
      { path: '^frontend/src/', pathNot: ['^frontend/src/(features|app)/', '^frontend/src/main[.]tsx?$', SPEC] },
      { path: '^frontend/src/(features|app)/' },
    ),
    rule(
      'frontend-features-below-app',
      'A feature is mounted by app/ and never reaches up to it.',
      { path: '^frontend/src/features/', pathNot: SPEC },
      { path: '^frontend/src/app/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(libs/[^/]+|projections|backend|frontend)/dist/|[.]css$|[.]json$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['covertrail-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
