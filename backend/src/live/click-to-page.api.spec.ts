import { LIVE_PATH, type ClientToServer, type ServerToClient } from '@covertrail/contracts/live/live.messages';
import { RecordedSpans } from '@covertrail/platform/telemetry/testing/recorded-spans';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { newId } from '@covertrail/platform/ids/ids';
import { io, type Socket } from 'socket.io-client';
import { appoint, join, registerCompany, type Caller } from '../testing/people.js';
import { terms } from '../testing/terms.js';
import { openTestProduct, type TestProduct } from '../testing/test-product.js';

interface Line {
  readonly sentence: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

describe('from a click to the open page [K04]', () => {
  const recorded = new RecordedSpans();
  const lines: Line[] = [];
  let product: TestProduct;
  let insured: Caller;
  let agent: Caller;
  let socket: Socket<ServerToClient, ClientToServer>;

  beforeAll(async () => {
    const keep = (facts: object, sentence: string) => void lines.push({ sentence, facts: { ...facts } });
    const log: Logger = { debug: keep, info: keep, warn: keep, error: keep };
    product = await openTestProduct({ spans: recorded.spans, log });
    insured = await join(product, await registerCompany(product, 'Granite Peak', ['insured']), 'Ines');
    agent = await join(product, await registerCompany(product, 'Hollis & Vance', ['agency']), 'Priya');
    await appoint(product, agent, insured.companyId);
    await product.settled();
    socket = io(product.url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token: insured.token },
    });
    await new Promise<void>((resolve, reject) => void socket.once('connect', resolve).once('connect_error', reject));
    expect(await socket.emitWithAck('watch', { views: ['policies'] })).toBe(true);
  });
  afterAll(async () => {
    socket.disconnect();
    await product.close();
  });

  it('one trace and one correlation id hold the call, the command, the fold and the message', async () => {
    const key = newId();
    const message = new Promise((resolve) => void socket.once('updated', resolve));
    const reply = await agent
      .post(
        'policy/addnewpolicy',
        { insuredCompanyId: insured.companyId, line: 'generalLiability', terms: terms() },
        key,
      )
      .expect(201);
    await message;
    await product.settled();
    expect(reply.headers['x-request-id']).toBe(key);

    const command = lines.find(({ sentence, facts }) => sentence === 'command' && facts['command'] === 'AddPolicy')!;
    expect(command.facts).toMatchObject({ outcome: 'done', by: 'person', conflicts: 0 });
    const correlationId = String(command.facts['correlationId']);
    const logged = lines.filter(
      ({ facts }) =>
        facts['correlationId'] === correlationId ||
        (facts['correlationIds'] as string[] | undefined)?.includes(correlationId),
    );
    expect(new Set(logged.map(({ sentence }) => sentence))).toEqual(
      new Set(['command', 'folded', 'reacted', 'live message']),
    );

    const trace = recorded.all.filter(({ traceId }) => traceId === correlationId.replaceAll('-', ''));
    const names = trace.map(({ name }) => name);
    for (const name of ['POST policy/addnewpolicy', 'AddPolicy', 'fold policies', 'live updated'])
      expect(names).toContain(name);
    const first = trace.find(({ parentId }) => parentId === null)!;
    expect(first.name).toBe('POST policy/addnewpolicy');
    expect(trace.filter((span) => span !== first && span.parentId !== first.spanId)).toEqual([]);
  });

  it('a refused call is logged with its code and without its content', async () => {
    const key = newId();
    await agent.post('policy/addnewpolicy', { line: 'Zebrafish Gallery' }, key).expect(400);
    const line = lines.find(({ facts }) => facts['requestId'] === key)!;
    expect(line).toMatchObject({
      sentence: 'call refused',
      facts: { call: 'POST policy/addnewpolicy', status: 400, code: 'HTTP.BAD_INPUT' },
    });
    expect(JSON.stringify(lines)).not.toContain('Zebrafish');
  });
});
