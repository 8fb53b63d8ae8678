import { rmSync } from 'node:fs';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { seededFolder } from '../support/seeded-folder.js';
import { until } from '../support/until.js';
import { startBackend, type StartedProgram } from './program.js';

jest.setTimeout(300_000);

/** A program that does not answer for so long hangs. */
const STUCK_MS = 120_000;
const MARK = 'demo:seed';

describe('the first start with the demo [K01]', () => {
  let folder: string;
  let program: StartedProgram | null = null;
  beforeEach(() => {
    folder = seededFolder();
  });
  afterEach(async () => {
    await program?.kill();
    rmSync(folder, { recursive: true });
  });

  /** As if the seed had been interrupted after its last step. */
  async function unfinish(): Promise<void> {
    const { reads, close } = await openInfrastructure({ folder, writer: 'inline', mongodbUrl: null });
    await reads.setControl(MARK, { ...(await reads.getControl<object>(MARK)), finished: false });
    await close();
  }
  const urlIn = (line: string): string => (JSON.parse(line) as { readonly url: string }).url;

  it('shows how the world grows, and gives the same address to the product when it is done', async () => {
    await unfinish();
    program = startBackend({ COVERTRAIL_FOLDER: folder, COVERTRAIL_DEMO: '1' });
    const opened = program.says(/"Covertrail is open"/);
    const url = urlIn(await program.says(/"the demo world is being made"/));
    const page = await (await fetch(`${url}/login`)).text();
    expect(page).toContain('The demo world is being made');
    const growth = (): Promise<Response | null> => fetch(`${url}/covertrail-api/demo/growth`).catch(() => null);
    expect((await growth())?.status).toBe(200);
    await until(
      'the product answers instead',
      async () => ![undefined, 200].includes((await growth())?.status),
      STUCK_MS,
    );
    expect(urlIn(await opened)).toBe(url);
    const accounts = await fetch(`${url}/covertrail-api/demo/accounts`);
    expect(await accounts.text()).toContain('dana.');
  });

  it('logs in parts how far it is, and no command of the demo', async () => {
    rmSync(folder, { recursive: true });
    program = startBackend({ COVERTRAIL_FOLDER: folder, COVERTRAIL_DEMO: '1' });
    await program.says(/"the demo world grows"/);
    program.child.kill('SIGTERM');
    const { output, code } = await program.ended;
    expect(code).toBe(0);
    const sentences = output
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
    expect([...new Set(sentences)].sort()).toEqual(['closing', 'the demo world grows', 'the demo world is being made']);
  });
});
