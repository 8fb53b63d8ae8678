import { existsSync } from 'node:fs';
import { ownServices, type ComposeFile, type Complaints, type Service } from './compose-file.js';

/** One thing that must hold of the whole file; says what breaks it. */
export type Rule = (file: ComposeFile) => Complaints;

/** Roots that must stay writable, each with its reason. */
const WRITABLE_ROOT: Readonly<Record<string, string>> = {};
/** Longer than a program takes to end. */
const GRACE_S = 11;

const each = (file: ComposeFile, complain: (service: Service, name: string) => Complaints): Complaints =>
  Object.entries(file.services).flatMap(([name, service]) =>
    complain(service, name).map((complaint) => `${name} ${complaint}`),
  );

const unless = (fine: boolean, complaint: string): Complaints => (fine ? [] : [complaint]);
const isOneShot = ({ restart, profiles }: Service): boolean => restart === 'no' && (profiles?.length ?? 0) > 0;
const isNamed = (mount: string): boolean => !/^[./~]/.test(mount);
const sourceOf = (mount: string): string => mount.split(':')[0] ?? '';

/** A service that ends by itself is waited for, not asked. */
const isAskedWhetherWell: Rule = (file) =>
  each(file, (service) => unless(service.healthcheck?.test !== undefined || isOneShot(service), 'has no health check'));

const runsWithoutRights: Rule = (file) =>
  each(file, ({ user, cap_drop, security_opt }) => [
    ...unless(user !== undefined && !/^0+:|:0+$/.test(user), 'runs as root'),
    ...unless(cap_drop?.includes('ALL') === true, 'keeps capabilities'),
    ...unless(security_opt?.includes('no-new-privileges:true') === true, 'may gain privileges'),
  ]);

const writesNowhereElse: Rule = (file) =>
  each(file, ({ read_only, tmpfs }, name) => [
    ...unless(read_only === true || name in WRITABLE_ROOT, 'has a writable root and no reason for it'),
    ...unless(read_only !== true || tmpfs?.includes('/tmp') === true, 'has no /tmp'),
  ]);

const isBounded: Rule = (file) =>
  each(file, ({ deploy, restart }) => [
    ...unless(deploy?.resources?.limits !== undefined, 'has no limits'),
    ...unless(restart !== undefined, 'has no restart policy'),
  ]);

/** Only this host reaches it. */
const isForOperators = (ports: readonly string[], name: string): boolean =>
  name === 'grafana' && ports.every((port) => port.startsWith('127.0.0.1:'));

const onlyTheProxyIsPublished: Rule = (file) => {
  const publishing = Object.entries(file.services).flatMap(([name, { ports }]) =>
    ports === undefined || isForOperators(ports, name) ? [] : name,
  );
  return unless(publishing.join() === 'proxy', `published: ${publishing.join(', ')}`);
};

const isTagged: Rule = (file) =>
  each(file, ({ image }) =>
    unless(/^[\w./-]+:(?!latest)[\w.-]+$/.test(image), `has the image ${image} without a version`),
  );

const namesWhatExists: Rule = (file) =>
  each(file, ({ volumes = [], secrets = [], networks = [], depends_on = {} }) => [
    ...volumes
      .filter(isNamed)
      .filter((mount) => !(sourceOf(mount) in file.volumes))
      .map((mount) => `mounts ${mount}`),
    ...volumes.filter((mount) => !isNamed(mount) && !existsSync(sourceOf(mount))).map((mount) => `mounts ${mount}`),
    ...secrets.filter((secret) => !(secret in file.secrets)).map((secret) => `asks for the secret ${secret}`),
    ...networks.filter((network) => !(network in file.networks)).map((network) => `is on ${network}`),
    ...Object.keys(depends_on)
      .filter((other) => !(other in file.services))
      .map((other) => `needs ${other}`),
  ]);

const waitsUntilWell: Rule = (file) =>
  each(file, (service) =>
    Object.entries(service.depends_on ?? {}).flatMap(([name, { condition }]) => {
      const other = file.services[name];
      const meets = other?.networks?.some((network) => service.networks?.includes(network)) === true;
      return [
        ...unless(
          condition === 'service_healthy' && other?.healthcheck?.test !== undefined,
          `does not wait until ${name} is well`,
        ),
        ...unless(meets, `cannot reach ${name}`),
      ];
    }),
  );

const usesAllThatIsDeclared: Rule = (file) => {
  const services = Object.values(file.services);
  const mounted = services.flatMap(({ volumes = [] }) => volumes.map(sourceOf));
  return [
    ...Object.keys(file.volumes).filter((name) => !mounted.includes(name)),
    ...Object.keys(file.secrets).filter((name) => !services.some(({ secrets }) => secrets?.includes(name))),
    ...Object.keys(file.networks).filter((name) => !services.some(({ networks }) => networks?.includes(name))),
  ].map((name) => `nobody uses ${name}`);
};

const keepsStoresInside: Rule = (file) =>
  Object.entries(file.services)
    .filter(([name]) => /^(eventstore|mongodb|worker|seed)/.test(name))
    .filter(
      ([, { networks = [] }]) =>
        networks.length === 0 || networks.some((name) => file.networks[name]?.internal !== true),
    )
    .map(([name]) => `${name} is on a network that reaches the world`);

const endsInItsOwnTime: Rule = (file) =>
  ownServices(file).flatMap(([name, { stop_grace_period, init }]) => [
    ...unless(
      Number(/^(\d+)s$/.exec(stop_grace_period ?? '')?.[1]) >= GRACE_S,
      `${name} is killed before it has ended`,
    ),
    ...unless(init === true, `${name} does not receive SIGTERM before it listens for it`),
  ]);

const hasTwoOfEach: Rule = (file) =>
  ['backend-', 'worker-']
    .filter((kind) => Object.keys(file.services).filter((name) => name.startsWith(kind)).length < 2)
    .map((kind) => `fewer than two whose name begins with ${kind}`);

const holdsNoSecret: Rule = (file) =>
  each(file, ({ environment = {}, command = [] }) =>
    [
      ...Object.keys(environment).filter(
        (name) => /PASSWORD|SECRET|TOKEN|KEY|MONGODB_URL|SMTP_URL/.test(name) && !name.endsWith('_FILE'),
      ),
      ...[...Object.values(environment), ...command].filter((value) => /:\/\/[^/]*@|--password/.test(value)),
    ].map((found) => `holds a secret in ${found}`),
  );

const findsItsSecrets: Rule = (file) =>
  each(file, ({ environment = {}, secrets = [] }) => {
    const files = Object.entries(environment)
      .filter(([name]) => name.endsWith('_FILE'))
      .map(([, path]) => path);
    const given = secrets.map((secret) => `/run/secrets/${secret}`);
    return files.filter((path) => !given.includes(path)).map((path) => `is not given ${path}`);
  });

/** By what they promise. */
export const RULES: Readonly<Record<string, Rule>> = {
  'is asked whether it is well, unless it ends by itself': isAskedWhetherWell,
  'runs as nobody in particular and gains no rights': runsWithoutRights,
  'has a read-only root and a /tmp': writesNowhereElse,
  'has limits and a restart policy': isBounded,
  'publishes no port but the proxy, and Grafana on this host': onlyTheProxyIsPublished,
  'names a version of its image': isTagged,
  'names volumes, files, secrets, networks and services that exist': namesWhatExists,
  'waits until what it needs is well, and can reach it': waitsUntilWell,
  'declares nothing that nobody uses': usesAllThatIsDeclared,
  'keeps stores and workers off the world': keepsStoresInside,
  'leaves our programs the time to end': endsInItsOwnTime,
  'has two backends and two workers': hasTwoOfEach,
  'holds no secret': holdsNoSecret,
  'gives each service the secrets that its environment names': findsItsSecrets,
};
