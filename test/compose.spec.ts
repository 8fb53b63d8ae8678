import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ownServices, readCompose, type ComposeFile } from './compose/compose-file.js';
import { RULES } from './compose/compose-rules.js';
import { composeShape } from './compose/compose-shape.js';
import { settingsRead } from './compose/settings-read.js';

const file = readCompose('docker-compose.yml');
const backends = Object.keys(file.services).filter((name) => name.startsWith('backend-'));
const URL_IN_SECRET = 'mongodb://covertrail:secret@mongodb:27017/covertrail';

const GONE = undefined;
/** Each takes away what a rule promises. */
const FAULTS: readonly (readonly [rule: string, path: string, value: unknown])[] = [
  ['is asked whether it is well, unless it ends by itself', 'services/worker-2/healthcheck', GONE],
  ['is asked whether it is well, unless it ends by itself', 'services/seed/restart', 'always'],
  ['runs as nobody in particular and gains no rights', 'services/backend-1/user', '0:0'],
  ['runs as nobody in particular and gains no rights', 'services/mongodb/cap_drop', GONE],
  ['runs as nobody in particular and gains no rights', 'services/proxy/security_opt', GONE],
  ['has a read-only root and a /tmp', 'services/worker-1/read_only', false],
  ['has a read-only root and a /tmp', 'services/proxy/tmpfs', GONE],
  ['has limits and a restart policy', 'services/mongodb/deploy', GONE],
  ['publishes no port but the proxy, and Grafana on this host', 'services/mongodb/ports', ['27017:27017']],
  ['publishes no port but the proxy, and Grafana on this host', 'services/mongodb/ports', ['127.0.0.1:27017:27017']],
  ['publishes no port but the proxy, and Grafana on this host', 'services/grafana/ports', ['3300:3000']],
  ['names a version of its image', 'services/mongodb/image', 'mongo'],
  ['names a version of its image', 'services/mongodb/image', 'mongo:latest'],
  ['names volumes, files, secrets, networks and services that exist', 'volumes/log', GONE],
  ['names volumes, files, secrets, networks and services that exist', 'secrets/mongodb-url', GONE],
  ['names volumes, files, secrets, networks and services that exist', 'networks/api', GONE],
  ['names volumes, files, secrets, networks and services that exist', 'services/backend-2', GONE],
  [
    'names volumes, files, secrets, networks and services that exist',
    'services/proxy/volumes',
    ['./docker/none:/etc/none:ro'],
  ],
  [
    'waits until what it needs is well, and can reach it',
    'services/proxy/depends_on/backend-1/condition',
    'service_started',
  ],
  ['waits until what it needs is well, and can reach it', 'services/proxy/networks', []],
  ['declares nothing that nobody uses', 'volumes/more', {}],
  ['keeps stores and workers off the world', 'networks/stores', {}],
  ['leaves our programs the time to end', 'services/worker-1/stop_grace_period', '10s'],
  ['leaves our programs the time to end', 'services/worker-1/init', GONE],
  ['has two backends and two workers', 'services/worker-2', GONE],
  ['holds no secret', 'services/backend-1/environment/COVERTRAIL_MONGODB_URL', 'mongodb://mongodb'],
  ['holds no secret', 'services/backend-1/environment/MORE', URL_IN_SECRET],
  ['holds no secret', 'services/backend-1/environment/COVERTRAIL_SMTP_URL', 'smtps://mail.example'],
  ['gives each service the secrets that its environment names', 'services/worker-1/secrets', []],
];

/** A copy of the file with one value changed, or taken away where none is given. */
function broken(path: string, value?: unknown): ComposeFile {
  const copy = structuredClone(file) as unknown as Record<string, unknown>;
  const keys = path.split('/');
  const last = keys.pop()!;
  const place = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy as unknown as ComposeFile;
}

describe('docker-compose.yml [K01]', () => {
  it('has the shape that Compose asks for, and no key that it does not know', () => {
    expect(composeShape(file, 'file')).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['version', '3.9'],
    ['services/proxy/healthchek', {}],
    ['services/proxy/restart', 'sometimes'],
    ['services/proxy/stop_grace_period', '15'],
    ['services/proxy/ports', ['eighty']],
    ['services/proxy/user', 'root'],
    ['services/worker-1/build', { context: '.', arguments: {} }],
    ['services/mongodb/healthcheck/test', ['mongosh']],
    ['services/backend-1/environment/PORT', 3000],
    ['services/backend-1/depends_on/mongodb/condition', 'healthy'],
    ['services/worker-1/deploy/resources/limits/memory', 'much'],
    ['secrets/mongodb-url', { value: 'x' }],
    ['services/proxy/image', GONE],
  ])('is refused with another %s', (path, value) => {
    expect(composeShape(broken(path, value), 'file')).not.toEqual([]);
  });

  it.each(Object.entries(RULES))('%s', (_, rule) => {
    expect(rule(file)).toEqual([]);
  });

  it.each(FAULTS)('is found out when it no longer %s: %s', (rule, path, value) => {
    expect(RULES[rule]!(broken(path, value))).not.toEqual([]);
  });

  it('has a fault for each rule', () => {
    expect(new Set(FAULTS.map(([rule]) => rule))).toEqual(new Set(Object.keys(RULES)));
  });

  it('runs the version of package.json unless stated otherwise', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const images = ownServices(file).map(([, service]) => service.image);
    expect(new Set(images)).toEqual(new Set([`covertrail:${version}`]));
  });

  it('builds the image with the name that it carries, which its programs say they are', () => {
    for (const [, { image, build }] of ownServices(
      readCompose('docker-compose.yml', { COVERTRAIL_VERSION: 'a1b2c3d' }),
    )) {
      expect([image, build!.args]).toEqual(['covertrail:a1b2c3d', { COVERTRAIL_VERSION: 'a1b2c3d' }]);
    }
  });

  it('has both servers ask who calls', () => {
    expect(file.services['mongodb']!.command).toContain('--auth');
    expect(Object.keys(file.services['eventstore']!.environment!)).not.toContain('EVENTSTORE_INSECURE');
  });

  it('has the log keep everything: only its server writes to its volume', () => {
    const writers = Object.entries(file.services).filter(([, { volumes = [] }]) =>
      volumes.some((mount) => mount.startsWith('log:')),
    );
    expect(writers.map(([name]) => name)).toEqual(['eventstore']);
  });
});

describe('what the programs make of their environment', () => {
  const own = ownServices(file);

  it.each(own)('%s gets nothing that it does not read', (_, service) => {
    const { namesRead } = settingsRead(service, URL_IN_SECRET);
    expect(Object.keys(service.environment ?? {}).filter((name) => !namesRead.has(name))).toEqual([]);
  });

  it.each(own)('%s keeps the log on EventStoreDB, over TLS, and the rest on MongoDB by the secret', (_, service) => {
    const { eventStoreDb, mongodbUrl } = settingsRead(service, URL_IN_SECRET).config;
    expect(eventStoreDb).toMatchObject({
      url: 'esdb://eventstore:2113?tls=true',
      user: 'admin',
      caFile: expect.any(String),
    });
    expect(mongodbUrl).toBe(URL_IN_SECRET);
  });

  it.each(backends)('%s leaves the folding to the workers, and the demo out', (name) => {
    const { projections, demo } = settingsRead(file.services[name]!, URL_IN_SECRET).config;
    expect({ projections, demo }).toEqual({ projections: 'elsewhere', demo: false });
  });

  it.each(backends)('%s sends no mail until its secret says by which server', (name) => {
    expect(settingsRead(file.services[name]!, URL_IN_SECRET).config.mail).toEqual({ by: 'nothing' });
  });

  it('lets the seed fold for itself', () => {
    expect(settingsRead(file.services['seed']!, URL_IN_SECRET).config.projections).toBe('here');
  });

  const listening = own.filter(([name]) => /^(backend|worker)-/.test(name));
  it.each(listening)('%s is asked on the port that it was given', (name, service) => {
    const { PORT, COVERTRAIL_HEALTH_PORT } = service.environment!;
    const path = name.startsWith('backend-')
      ? `${PORT}/covertrail-api/health/ready`
      : `${COVERTRAIL_HEALTH_PORT}/health/ready`;
    expect(service.healthcheck!.test!.at(-1)).toBe(`http://127.0.0.1:${path}`);
  });
});

describe('secrets', () => {
  it('lie where neither git nor the builder looks', () => {
    for (const { file: path } of Object.values(file.secrets)) {
      expect(execFileSync('git', ['check-ignore', path], { encoding: 'utf8' }).trim()).toBe(path);
    }
  });

  it('are in no file beside', () => {
    const beside = ['docker-compose.yml', 'Dockerfile', 'docker/proxy/nginx.conf', 'docker/mongodb-user.js'];
    expect(
      beside.map((path) => readFileSync(path, 'utf8')).filter((text) => /:\/\/\w+:(?!<)[^@\s/]+@/.test(text)),
    ).toEqual([]);
  });
});
