import {
  columnsOf,
  SUPPLIER_BOOK,
  supplierSheet,
} from '@covertrail/backend/features/supplier-contact/testing/supplier-sheet';
import { pngOf } from '@covertrail/backend/uploads/testing/pictures';
import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { newId } from '@covertrail/platform/ids/ids';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { until } from '../support/until.js';
import { addProjects, registerAccounts, type Accounts } from './accounts.js';
import { dataIn, type Caller } from './caller.js';
import { Cluster } from './cluster.js';
import { ClusterReader } from './cluster-reader.js';
import { newInfrastructure, type InfrastructureUnderTest } from './infrastructure-under-test.js';
import { brokenLog, brokenReactions } from './invariants.js';
import { termsOf } from './orders.js';

/** Seven turns of 64: enough that some are left when the process is killed, however quick it is. */
const MANY = 400;
const SOME = 30;
/** Five turns of certificates, each of which has to be drawn. */
const CERTIFICATES = 40;
const DUE = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);
const PATIENCE_MS = 30_000;
const SIGNATURE = { dataURI: `data:image/png;base64,${pngOf(64, 64).toString('base64')}` };
const numbers = Array.from({ length: MANY }, (_, index) => index);

/** One backend, which also carries out what was begun, is killed in the middle and started again. The tests share one log. */
describe('a backend that is killed in the middle of a batch, on SQLite files [D01] [D03] [E03] [F06]', () => {
  jest.setTimeout(120_000);
  let infrastructure: InfrastructureUnderTest;
  let cluster: Cluster;
  let accounts: Accounts;
  let reader: ClusterReader;

  beforeAll(async () => {
    infrastructure = await newInfrastructure('SQLite files');
    cluster = new Cluster(infrastructure, { backends: 1, workers: 1 });
    const registered = await registerAccounts(infrastructure.config);
    await cluster.start();
    accounts = await addProjects(registered, url());
    reader = await ClusterReader.open(infrastructure.config);
  });
  afterAll(async () => {
    await cluster?.end();
    await reader?.close();
    await infrastructure?.remove();
  });

  const url = (): string => cluster.urlOf(0)!;
  const post = async <Body>(by: Caller, path: string, body: object): Promise<Body> =>
    dataIn<Body>(await by.expect(url(), { method: 'POST', path, body, key: newId() }));
  const eventsOf = async (type: StoredEvent['type']): Promise<StoredEvent[]> =>
    (await reader.events()).filter((event) => event.type === type);

  /** Kills the backend once some of the events are there and not all, and waits until the last one is. */
  async function killedAmid(
    type: StoredEvent['type'],
    ending: StoredEvent['type'],
    [some, all]: readonly [some: number, all: number] = [SOME, MANY],
  ): Promise<readonly StoredEvent[]> {
    await until(`some ${type} are there`, async () => (await eventsOf(type)).length >= some, PATIENCE_MS);
    await cluster.backends[0]!.end('SIGKILL');
    expect((await eventsOf(type)).length).toBeLessThan(all);
    cluster.backends[0]!.start();
    await cluster.ready();
    await until(`there is ${ending}`, async () => (await eventsOf(ending)).length === 1, PATIENCE_MS);
    await reader.settled(PATIENCE_MS);
    const events = await reader.events();
    expect([...brokenLog(events), ...brokenReactions(events)]).toEqual([]);
    return events.filter((event) => event.type === type);
  }

  it('asks each supplier of a batch once', async () => {
    const { caller, projectId } = accounts.requesters[0]!;
    const rows = numbers.map((number) => ({ email: `office${number}@supplier.example` }));
    await post(caller, 'policy/request/batch', { projectId, dueOn: DUE, rows });
    expect(await killedAmid('CoverageRequested', 'RequestBatchCompleted')).toHaveLength(MANY);
    const path = 'policy/request/batches';
    const list = dataIn<PageOf<object>>(await caller.expect(url(), { method: 'GET', path }));
    expect(list.rows).toMatchObject([{ stage: 'completed', done: MANY, sent: MANY, refused: 0 }]);
  });

  it('shares with each recipient of a batch once', async () => {
    const { caller, templateId } = accounts.requesters[0]!;
    const { agent, insured } = accounts.agencies[0]!;
    const insuredCompanyId = insured[0]!.person.companyId;
    const projectIds: string[] = [];
    await atOnce(16, numbers, async (number) => {
      const project = { name: `Lot ${number}`, templateId };
      projectIds.push((await post<{ projectId: string }>(caller, 'requestor/projects', project)).projectId);
    });
    const policy = { insuredCompanyId, line: 'generalLiability', terms: termsOf('GL-MANY') };
    const { policyId } = await post<{ policyId: string }>(agent, 'policy/addnewpolicy', policy);
    const rows = projectIds.map((projectId) => ({ requesterCompanyId: caller.person.companyId, projectId }));
    await post(agent, 'sharedpolicy/bulk/share', { insuredCompanyId, policyIds: [policyId], remarks: 'To all', rows });
    const shared = await killedAmid('PoliciesShared', 'ShareBatchCompleted');
    expect(shared.map(({ data }) => (data as { readonly projectId: string }).projectId).sort()).toEqual(
      projectIds.sort(),
    );
    const path = `sharedpolicy/bulk/list?insuredCompanyId=${insuredCompanyId}`;
    const list = dataIn<PageOf<object>>(await agent.expect(url(), { method: 'GET', path }));
    expect(list.rows).toMatchObject([{ stage: 'completed', done: MANY, shared: MANY, refused: 0 }]);
  });

  it('issues a certificate to each holder of a batch once', async () => {
    const { agent, insured } = accounts.agencies[1]!;
    const insuredCompanyId = insured[0]!.person.companyId;
    await post(agent, `agent/signature/${agent.person.userId}`, SIGNATURE);
    const policy = { insuredCompanyId, line: 'generalLiability', terms: termsOf('GL-CERTIFIED') };
    const { policyId } = await post<{ policyId: string }>(agent, 'policy/addnewpolicy', policy);
    const holders: { readonly holderId: string }[] = [];
    await atOnce(16, numbers.slice(0, CERTIFICATES), async (number) => {
      const holder = { name: `Site ${number}`, insuredCompanyId };
      const { holderId } = await post<{ holderId: string }>(agent, 'agent/addressbook', holder);
      holders.push({ holderId });
    });
    const wanted = { insuredCompanyId, form: '25', policyIds: [policyId], description: 'By site.', holders };
    await post(agent, 'certificate/bulk/issue', wanted);
    const amid = [8, CERTIFICATES] as const;
    const issued = await killedAmid('CertificateIssued', 'CertificateBatchCompleted', amid);
    const named = issued.map(({ data }) => JSON.stringify((data as { readonly holder: object }).holder));
    expect([named.length, new Set(named).size]).toEqual([CERTIFICATES, CERTIFICATES]);
    const path = `certificate/bulk/list?insuredCompanyId=${insuredCompanyId}`;
    const list = dataIn<PageOf<object>>(await agent.expect(url(), { method: 'GET', path }));
    expect(list.rows).toMatchObject([{ stage: 'completed', done: CERTIFICATES, issued: CERTIFICATES, refused: 0 }]);
  });

  it('adds each row of an imported address book once', async () => {
    const { caller } = accounts.requesters[1]!;
    const sheet = supplierSheet(
      ...numbers.map((number) => `Supplier ${number},V-${number},v${number}@supplier.example`),
    );
    const form = new FormData();
    form.append('sheet', new Blob([new Uint8Array(sheet)]), 'suppliers.csv');
    const reply = await fetch(`${url()}/covertrail-api/${SUPPLIER_BOOK}/import/preview?book=Denver`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await caller.token(url())}` },
      body: form,
    });
    const preview = ((await reply.json()) as { data: BookSheetPreview }).data;
    const { uploadId } = preview;
    await post(caller, `${SUPPLIER_BOOK}/import`, { uploadId, columns: columnsOf(preview), book: 'Denver' });
    expect(await killedAmid('SupplierContactAdded', 'BookImportCompleted')).toHaveLength(MANY);
    const [end] = await eventsOf('BookImportCompleted');
    expect(end?.data).toMatchObject({ added: MANY, refusedCount: 0 });
  });
});
