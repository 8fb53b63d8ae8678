import { Agent, request, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { registerPerson, PASSWORD, registerCompany, type Person } from '@covertrail/backend/testing/people';
import { terms } from '@covertrail/backend/testing/terms';
import { newId } from '@covertrail/platform/ids/ids';
import { until } from '../support/until.js';
import { freePort, isOpen, startBackend, type StartedProgram } from './program.js';

jest.setTimeout(180_000);

const CALLERS = 12;
/** So many answers each caller has before the backend is asked to end. */
const ANSWERS = 5;
/** A backend that does not answer for so long hangs. */
const STUCK_MS = 60_000;

/** What one caller received, on a connection that it keeps open. */
interface Met {
  readonly refusals: string[];
  answers: number;
}

describe('a backend that is asked to end while many call [K01]', () => {
  let folder: string;
  let port: number;
  let person: Person;
  let backend: StartedProgram;
  const agents: Agent[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stop-'));
    const infrastructure = await openInfrastructure({ folder, writer: 'inline', mongodbUrl: null });
    person = await registerPerson(
      { infrastructure },
      await registerCompany({ infrastructure }, 'Northline', ['insured']),
      'Ann',
    );
    await infrastructure.close();
    port = await freePort();
    backend = startBackend({ COVERTRAIL_FOLDER: folder, PORT: String(port), COVERTRAIL_CALLS_PER_MINUTE: '0' });
    await backend.says(/Covertrail is open/);
  });
  afterAll(async () => {
    for (const agent of agents) agent.destroy();
    await backend.kill();
    rmSync(folder, { recursive: true });
  });

  /** How many were added, as the log says. */
  async function policiesIn(at: string): Promise<number> {
    const infrastructure = await openInfrastructure({ folder: at, writer: 'inline', mongodbUrl: null });
    let count = 0;
    for await (const { type } of infrastructure.events.readAll({ after: '' })) count += type === 'PolicyAdded' ? 1 : 0;
    await infrastructure.close();
    return count;
  }

  const send = (agent: Agent, path: string, body: object, token?: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': newId(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const sending = request(
        { host: '127.0.0.1', port, path: `/covertrail-api/${path}`, method: 'POST', agent, headers },
        (answer: IncomingMessage) => {
          let text = '';
          answer
            .on('data', (chunk) => (text += String(chunk)))
            .once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
          answer.once('error', reject);
        },
      );
      sending.once('error', reject);
      sending.end(JSON.stringify(body, (_, value: unknown) => value ?? undefined));
    });
  const newAgent = (): Agent => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  };

  /** Asks again and again, until no connection is to be had. */
  async function call(token: string, met: Met): Promise<void> {
    const agent = newAgent();
    for (;;) {
      const policy = { insuredCompanyId: person.companyId, line: 'generalLiability', terms: terms() };
      const answer = await send(agent, 'policy/addnewpolicy', policy, token).catch(() => null);
      if (answer === null) return;
      met.answers += 1;
      if (answer.status !== 201) met.refusals.push(answer.text);
    }
  }

  it('answers what is in flight, takes nothing more, and is gone within 10 s with all its files closed', async () => {
    const { status, text } = await send(newAgent(), 'authenticate', { email: person.email, password: PASSWORD });
    expect(status).toBeLessThan(300);
    const token = /"(eyJ[^"]+)"/.exec(text)![1]!;
    const met = Array.from({ length: CALLERS }, (): Met => ({ refusals: [], answers: 0 }));
    const calling = Promise.all(met.map((met) => call(token, met)));
    await until('every caller has answers', () => met.every(({ answers }) => answers >= ANSWERS), STUCK_MS);
    const stoppedAt = performance.now();
    backend.child.kill('SIGTERM');
    const ended = await backend.ended;
    expect(performance.now() - stoppedAt).toBeLessThan(10_000);
    expect([ended.code, ended.complaints]).toEqual([0, '']);
    await calling;
    const acknowledged = met.reduce((sum, { answers, refusals }) => sum + answers - refusals.length, 0);
    expect(met.flatMap(({ refusals }) => refusals.slice(0, 1))).toEqual([]);
    expect(await isOpen(port)).toBe(false);
    for (const name of ['events.db', 'reads.db', 'vault.db']) {
      expect([name, statSync(join(folder, `${name}-wal`), { throwIfNoEntry: false })?.size ?? 0]).toEqual([name, 0]);
    }
    expect(await policiesIn(folder)).toBeGreaterThanOrEqual(acknowledged);
  });
});
