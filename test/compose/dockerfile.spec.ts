import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ownServices, readCompose } from './compose-file.js';
import { copiesOf, readDockerfile, said } from './dockerfile.js';

interface Package {
  readonly workspaces: readonly string[];
}
interface NestCli {
  readonly projects: Readonly<
    Record<string, { readonly type: string; readonly root: string; readonly entryFile: string }>
  >;
}

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const { projects } = JSON.parse(readFileSync('nest-cli.json', 'utf8')) as NestCli;
const own = ownServices(readCompose('docker-compose.yml'));
const stages = readDockerfile('Dockerfile');
const image = stages.at(-1)!;
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const dependenciesOf = (workspace: string): readonly string[] =>
  Object.keys(
    (JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8')) as { readonly dependencies?: object })
      .dependencies ?? {},
  );

describe('Dockerfile', () => {
  const applications = Object.values(projects).filter(({ type }) => type === 'application');
  const built = applications.map(({ root, entryFile }) => `${root}/dist/${entryFile}.js`);
  const compiled = stages.flatMap((stage) => said(stage, 'RUN')).flatMap((run) => run.match(/scripts\/\S+\.ts/g) ?? []);
  const runnable = [...built, ...compiled.map((script) => `dist/${script.replace(/\.ts$/, '.js')}`)];

  it('names versions of images, and stages that come before', () => {
    stages.forEach(({ from }, n) => {
      const before = stages.slice(0, n).map(({ name }) => name);
      expect(before.includes(from) ? 'a stage' : from).toMatch(/^a stage$|^[\w./-]+:(?!latest)[\w.-]+$/);
    });
  });

  it('copies what exists', () => {
    const names = stages.map(({ name }) => name);
    const copies = stages.flatMap(copiesOf);
    expect(copies.length).toBeGreaterThan(10);
    expect(copies.filter(({ from }) => from !== null && !names.includes(from))).toEqual([]);
    const here = copies.filter(({ from }) => from === null).flatMap(({ sources }) => sources);
    expect(here.filter((source) => !existsSync(source))).toEqual([]);
    const sent = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(here.filter((source) => !sent.some((root) => source === root || source.startsWith(`${root}/`)))).toEqual([]);
  });

  it('sends nothing to the builder but what is named', () => {
    expect(ignored[0]).toBe('*');
    expect(ignored.filter((line) => /^!(docker|var|\.git|\.tmp)/.test(line))).toEqual([]);
  });

  it('knows every workspace when it installs', () => {
    const sources = stages.flatMap(copiesOf).flatMap((copy) => copy.sources);
    expect(workspaces.filter((workspace) => !sources.includes(`${workspace}/package.json`))).toEqual([]);
  });

  it('ships what was built of every workspace, and no package of the tools', () => {
    const sources = copiesOf(image).flatMap((copy) => copy.sources);
    expect(workspaces.filter((workspace) => !sources.includes(`/app/${workspace}/dist`))).toEqual([]);
    const modules = stages.find(({ name }) => name === 'modules')!;
    expect(said(modules, 'RUN').join()).toMatch(/npm ci --omit=dev/);
    expect(copiesOf(image).filter(({ from }) => from !== 'modules' && from !== 'build')).toEqual([]);
  });

  it('ships packages of the server as patched', () => {
    const ofServer = new Set(workspaces.filter((workspace) => workspace !== 'frontend').flatMap(dependenciesOf));
    const patched = readdirSync('patches')
      .map((file) => file.split('+')[0]!)
      .filter((name) => ofServer.has(name));
    const modules = copiesOf(stages.find(({ name }) => name === 'modules')!).filter(({ from }) => from === 'build');
    expect(modules.flatMap(({ sources }) => sources)).toEqual(patched.map((name) => `/app/node_modules/${name}`));
  });

  it('runs as nobody in particular, ends on SIGTERM, and says in compose how it is asked', () => {
    expect(said(image, 'USER')).toEqual(['node']);
    expect(said(image, 'STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(said(image, 'HEALTHCHECK')).toEqual([]);
  });

  it('gives its programs the release that it was built as, where they look', () => {
    expect(said(image, 'ARG')).toEqual(['COVERTRAIL_VERSION']);
    expect(said(image, 'ENV')).toContain('COVERTRAIL_VERSION=$COVERTRAIL_VERSION');
    expect(readFileSync('libs/platform/src/running/process-beat.ts', 'utf8')).toContain(
      "process.env['COVERTRAIL_VERSION']",
    );
  });

  it('holds no secret', () => {
    const declared = stages.flatMap((stage) => [...said(stage, 'ENV'), ...said(stage, 'ARG')]);
    expect(declared.filter((text) => /password|secret|token|key|:\/\//i.test(text))).toEqual([]);
  });

  it('makes the program that each service runs', () => {
    const started = JSON.parse(said(image, 'CMD')[0]!) as string[];
    const commands = [started, ...own.map(([, { command }]) => command ?? started)];
    const run = commands.map((words) => words.find((word) => word.endsWith('.js')) ?? 'nothing');
    expect(run.filter((program) => !runnable.includes(program))).toEqual([]);
    for (const { root, entryFile } of applications) expect(existsSync(`${root}/${entryFile}.ts`)).toBe(true);
    expect(compiled.filter((script) => !existsSync(script))).toEqual([]);
  });

  it('gives a new volume to the one who writes on it', () => {
    const folder = said(image, 'ENV')
      .find((text) => text.startsWith('COVERTRAIL_FOLDER='))!
      .split('=')[1]!;
    const given = said(image, 'RUN').flatMap(
      (command) => /^install -d -o node -g node (.*)/.exec(command)?.[1]?.split(' ') ?? [],
    );
    const mounted = own.flatMap(([, { volumes = [] }]) => volumes.map((mount) => mount.split(':')[1]!));
    expect([...new Set(mounted)].sort()).toEqual([...given].sort());
    expect(own.filter(([, { volumes }]) => volumes?.[0] !== `notes:${folder}`)).toEqual([]);
  });
});
