import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_PASSWORD, PEOPLE } from '@covertrail/demo/demo-people';
import type { Manifest } from '@covertrail/platform/backup/backup-format';
import { startProduct, type ProductProcess } from '../support/product-process.js';
import { FEW_SUPPLIERS, seededFolder } from '../support/seeded-folder.js';
import { until } from '../support/until.js';

const BUILT_MS = 120_000;
/** Views and reactions are at the end of the log by then. */
const AT_HEAD_MS = 60_000;
const FROM_SOURCE = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];

type Viewer = 'dana' | 'omar' | 'priya' | 'ines';

/** What each role looks at; the projects of a requester change while the backup is made. */
const LOOKS: readonly (readonly [Viewer, string])[] = [
  ['dana', 'requestor/projects'],
  ['dana', 'requestor/templates'],
  ['dana', 'dashboard/tracked'],
  ['dana', 'dashboard/summary'],
  ['omar', 'dashboard/tracked'],
  ['priya', 'policy/agency'],
  ['priya', 'agent/pendingrequest'],
  ['ines', 'sharedpolicy/listview'],
];

/** What people saw once the log had reached a position. */
interface Seen {
  readonly position: string;
  readonly replies: Readonly<Record<string, string>>;
}

/** The people of the demo, logged in at one product. */
class LoggedIn {
  private constructor(
    private readonly url: string,
    private readonly tokens: ReadonlyMap<Viewer, string>,
  ) {}

  static async at({ url }: ProductProcess): Promise<LoggedIn> {
    const tokens = new Map<Viewer, string>();
    for (const viewer of ['dana', 'omar', 'priya', 'ines'] as const) {
      const reply = await fetch(`${url}/covertrail-api/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: PEOPLE[viewer].email, password: DEMO_PASSWORD }),
      });
      tokens.set(viewer, ((await reply.json()) as { data: { jwt: string } }).data.jwt);
    }
    return new LoggedIn(url, tokens);
  }

  call(viewer: Viewer, path: string, more: RequestInit = {}): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.tokens.get(viewer)}`,
      'content-type': 'application/json',
      ...more.headers,
    };
    return fetch(`${this.url}/covertrail-api/${path}`, { ...more, headers });
  }

  /** Null while a view is behind. */
  async pagesAt(position: string): Promise<Seen | null> {
    const replies: Record<string, string> = {};
    for (const [viewer, path] of LOOKS) {
      const reply = await this.call(viewer, path, { headers: { 'if-position': position } });
      const text = await reply.text();
      if (reply.status !== 200 || text.includes('"stale":true')) return null;
      replies[`${viewer} ${path}`] = text;
    }
    return { position, replies };
  }
}

describe('a restore after everything was lost [K06]', () => {
  let folder: string;
  let product: ProductProcess;
  const backup = () => join(dirname(folder), `${folder}-backup`);
  const environment = () => ({
    ...process.env,
    COVERTRAIL_FOLDER: folder,
    COVERTRAIL_BACKUP_PASSPHRASE: 'a passphrase of the drill',
  });
  const run = (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [...FROM_SOURCE, `scripts/${script}.ts`, ...args], { env: environment() });
  const seenAt = async (people: LoggedIn, position: string): Promise<Seen> => {
    let seen: Seen | null = null;
    await until(
      'every view shows the position',
      async () => (seen = await people.pagesAt(position)) !== null,
      BUILT_MS,
    );
    return seen!;
  };
  beforeAll(async () => {
    folder = seededFolder(FEW_SUPPLIERS);
    product = await startProduct(folder, { COVERTRAIL_DEMO: '1' });
  });
  afterAll(async () => {
    await product.stop();
    for (const each of [folder, backup()]) rmSync(each, { recursive: true, force: true });
  });

  it('shows each role what it saw when the backup was made, and nothing that came later', async () => {
    const people = await LoggedIn.at(product);
    const template = (
      (await (await people.call('dana', 'requestor/templates')).json()) as { data: { rows: { id: string }[] } }
    ).data.rows[0]!.id;
    const history: Seen[] = [];
    const create = async (): Promise<void> => {
      const body = JSON.stringify({ name: `Drill ${history.length}`, templateId: template });
      const reply = await people.call('dana', 'requestor/projects', { method: 'POST', body });
      expect(reply.status).toBe(201);
      history.push(await seenAt(people, reply.headers.get('x-position')!));
    };
    await create();
    let made = false;
    const backingUp = run('backup', backup()).then(() => (made = true));
    while (!made) await Promise.all([create(), Promise.race([backingUp, Promise.resolve()])]);
    await create();
    product.process.kill('SIGKILL');
    await once(product.process, 'exit');
    await expect(run('restore', backup())).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty') as string,
    });
    rmSync(folder, { recursive: true });
    await run('verify', backup());
    await run('restore', backup());
    product = await startProduct(folder, { COVERTRAIL_DEMO: '1' });
    const {
      log: { head },
    } = JSON.parse(readFileSync(join(backup(), 'manifest.json'), 'utf8')) as Manifest;
    const then = history.findLast(({ position }) => position <= head)!;
    const now = await seenAt(await LoggedIn.at(product), head);
    expect(now.replies).toEqual(then.replies);
    expect(now.replies).not.toEqual(history.at(-1)!.replies);
    await until(
      'views and reactions are at the head',
      async () => !(await run('status')).stdout.includes(' behind'),
      AT_HEAD_MS,
    );
  });
});
