import { appointOperator } from '@covertrail/backend/composition/appoint-operator';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { PASSWORD } from '@covertrail/backend/testing/people';
import { appendUnfoldableProject } from '@covertrail/backend/testing/unfoldable-project';
import type { OperationFigures, OrderRow } from '@covertrail/contracts/maintenance/maintenance.replies';
import { systemClock } from '@covertrail/platform/clock/clock';
import { orderKey, type OrderProgress } from '@covertrail/platform/engine/orders/maintenance-order';
import { newId } from '@covertrail/platform/ids/ids';
import { processNotes } from '@covertrail/platform/running/process-beat';
import { startOtlpReceiver, type OtlpReceiver } from '@covertrail/platform/telemetry/testing/otlp-receiver';
import { CHEAP } from '@covertrail/platform/vault/passwords';
import { until } from '../support/until.js';
import { addProjects, registerAccounts, type Accounts } from './accounts.js';
import { Caller, dataIn } from './caller.js';
import { Cluster } from './cluster.js';
import { ClusterReader } from './cluster-reader.js';
import { newInfrastructure, type InfrastructureUnderTest } from './infrastructure-under-test.js';
import { KeptLines } from './kept-lines.js';

const TOKEN = 'a-token-of-the-operator-alone';
const EMAIL = 'olga@example.com';
const REASON = 'The fold was corrected.';
const PATIENCE_MS = 60_000;

describe('a backend and a worker that an operator watches [K04]', () => {
  jest.setTimeout(150_000);
  let infrastructure: InfrastructureUnderTest;
  let receiver: OtlpReceiver;
  let cluster: Cluster;
  let lines: KeptLines;
  let accounts: Accounts;
  let operator: Caller;
  let reader: ClusterReader;

  beforeAll(async () => {
    receiver = await startOtlpReceiver();
    const stores = await newInfrastructure('SQLite files');
    const watched = {
      COVERTRAIL_METRICS_TOKEN: TOKEN,
      COVERTRAIL_LOG_LEVEL: 'debug',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
    infrastructure = { ...stores, env: { ...stores.env, ...watched } };
    const registered = await registerAccounts(infrastructure.config);
    await appointOlga(infrastructure);
    operator = new Caller({ userId: newId(), companyId: newId(), email: EMAIL });
    cluster = new Cluster(infrastructure, { backends: 1, workers: 1 });
    lines = new KeptLines(cluster.all);
    await cluster.start();
    accounts = await addProjects(registered, url());
    reader = await ClusterReader.open(infrastructure.config);
  });
  afterAll(async () => {
    await cluster?.end();
    await reader?.close();
    await infrastructure?.remove();
    receiver?.stop();
  });

  const url = (): string => cluster.urlOf(0)!;
  const pages = (): readonly string[] =>
    [url(), `http://localhost:${cluster.workers[0]!.address}`].map((base) => `${base}/metrics`);
  const read = (page: string, token?: string): Promise<Response> =>
    fetch(page, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  const figures = async () =>
    dataIn<OperationFigures>(await operator.expect(url(), { method: 'GET', path: 'operation/figures' }));

  it("both show their figures to whoever has the token, and to nobody else: not to a tenant, not to an operator's account", async () => {
    const tenant = await accounts.requesters[0]!.caller.token(url());
    const account = await operator.token(url());
    for (const page of pages()) {
      const refused = await Promise.all([
        read(page),
        read(page, 'another-token-altogether'),
        read(page, tenant!),
        read(page, account!),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await read(page, TOKEN)).status).toBe(200);
    }
    const [backend, worker] = await Promise.all(pages().map(async (page) => (await read(page, TOKEN)).text()));
    expect(backend).toContain('covertrail_commands_total{command="CreateProject",outcome="done",by="person"}');
    expect(backend).toMatch(/covertrail_process_info\{[^}]*="backend"/);
    expect(worker).toMatch(/covertrail_process_info\{[^}]*="worker"/);
    expect(worker).toMatch(/covertrail_batch_seconds_count\{view="projects"\} [1-9]/);
    expect(backend).not.toMatch(/covertrail_batch_seconds_count\{view="projects"\} [1-9]/);
  });

  it('one id leads from the call at the backend to the fold in the worker, in the logs and in one trace', async () => {
    const { caller, templateId } = accounts.requesters[0]!;
    const key = newId();
    await caller.expect(url(), {
      method: 'POST',
      path: 'requestor/projects',
      body: { name: 'Harbor depot', templateId },
      key,
    });
    const isCommand = (line: string): boolean =>
      line.includes('"msg":"command"') && line.includes('"command":"CreateProject"');
    const command = lines.of('backend-1').findLast(isCommand)!;
    const { correlationId } = JSON.parse(command) as { readonly correlationId: string };
    const isFold = (line: string): boolean =>
      line.includes('"msg":"folded"') && line.includes('"view":"projects"') && line.includes(correlationId);
    await until('the worker has logged the fold', () => lines.of('worker-1').some(isFold), PATIENCE_MS);
    expect(lines.of('backend-1').some(isFold)).toBe(false);

    const traceId = Buffer.from(correlationId.replaceAll('-', ''), 'hex');
    const sent = (service: string, span: string): boolean =>
      receiver.received.some(({ body }) =>
        [`covertrail-${service}`, span, traceId].every((part) => body.includes(part)),
      );
    await until(
      'both have sent their spans',
      () =>
        sent('backend', 'POST requestor/projects') &&
        sent('backend', 'CreateProject') &&
        sent('worker', 'fold projects'),
      PATIENCE_MS,
    );
  });

  /** Gives an order at the backend; resolves with how it ended, and which process carried it out. */
  async function ended(path: string, body: object): Promise<readonly [state: string, by: string | null]> {
    const given = await operator.expect(url(), {
      method: 'POST',
      path: `operation/${path}`,
      body: { ...body, reason: REASON },
      key: newId(),
    });
    const { orderId } = dataIn<{ readonly orderId: string }>(given);
    let row: OrderRow | undefined;
    await until(
      `${path} has ended`,
      async () => {
        const listed = await operator.expect(url(), { method: 'GET', path: 'operation/orders' });
        row = dataIn<{ readonly rows: readonly OrderRow[] }>(listed).rows.find(({ id }) => id === orderId);
        return row?.state === 'done' || row?.state === 'failed';
      },
      PATIENCE_MS,
    );
    const progress = await reader.infrastructure.reads.getControl<OrderProgress>(orderKey(orderId));
    return [row!.state!, progress!.by];
  }

  it('what an operator orders at the backend is carried out by the worker', async () => {
    const { events, reads } = reader.infrastructure;
    const worker = (await processNotes(reads, systemClock)).find(({ kind }) => kind === 'worker')!.name;
    const { eventId } = await appendUnfoldableProject(
      events,
      accounts.requesters[0]!.caller.person.companyId,
      systemClock.now(),
    );
    const isParked = async (): Promise<boolean> =>
      (await figures()).parked.some((row) => row.follower.name === 'projects' && row.eventId === eventId);
    await until('the backend lists the parked event', isParked, PATIENCE_MS);

    const parked = { followerKind: 'view', followerName: 'projects', eventId };
    expect(await ended('parked/retry', parked)).toEqual(['failed', worker]);
    expect(await ended('parked/skip', parked)).toEqual(['done', worker]);
    await until('nothing is parked', async () => !(await isParked()), PATIENCE_MS);

    expect(await ended('rebuild', { view: 'projects' })).toEqual(['done', worker]);
    const isRebuilt = async (): Promise<boolean> =>
      (await figures()).followers.some(({ collection }) => /^projects@\d+\.g2$/.test(collection ?? ''));
    await until('the backend reads the new build', isRebuilt, PATIENCE_MS);
  });
});

async function appointOlga({ config }: InfrastructureUnderTest): Promise<void> {
  const infrastructure = await openInfrastructure(config);
  try {
    await appointOperator(
      infrastructure,
      { email: EMAIL, firstName: 'Olga', lastName: 'Operator', password: PASSWORD },
      CHEAP,
    );
  } finally {
    await infrastructure.close();
  }
}
