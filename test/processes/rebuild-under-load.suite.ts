import { openInfrastructure, type Infrastructure } from '@covertrail/backend/composition/infrastructure';
import { until } from '../support/until.js';
import { dataIn } from './caller.js';
import { addProjects, registerAccounts, type Accounts } from './accounts.js';
import { Cluster } from './cluster.js';
import { DirectWrites } from './direct-writes.js';
import type { InfrastructureKind, InfrastructureUnderTest } from './infrastructure-under-test.js';
import { brokenLog, brokenReactions } from './invariants.js';
import { differencesOf, ClusterReader } from './cluster-reader.js';
import { RebuildCommand } from './rebuild-command.js';
import { report } from './report.js';
import { WatchingQueries } from './watching-queries.js';

const SETTLE_MS = 90_000;
export interface RebuildSetup {
  readonly kind: InfrastructureKind;
  readonly infrastructure: () => Promise<InfrastructureUnderTest>;
  readonly views: readonly string[];
  /** Writes a second to aim at. */
  readonly perSecond: number;
  /** Fewer where an append takes long: those under way at the same policy refuse each other. */
  readonly atOnce?: number;
  /** Between two rounds of queries, in milliseconds. */
  readonly restMs: number;
  /** How long all of it may take, in milliseconds. */
  readonly withinMs?: number;
}

/** Views are rebuilt beside those that answer and switched, twice, while commands and queries go on [R15]. */
export function rebuildsUnderLoad({
  kind,
  infrastructure: newOne,
  views,
  perSecond,
  atOnce,
  restMs,
  withinMs = 200_000,
}: RebuildSetup): void {
  jest.setTimeout(withinMs);
  let infrastructure: InfrastructureUnderTest;
  let cluster: Cluster;
  let accounts: Accounts;
  let reader: ClusterReader;
  let writer: Infrastructure;
  const toEnd: (() => unknown)[] = [];

  beforeAll(async () => {
    infrastructure = await newOne();
    cluster = new Cluster(infrastructure, { backends: 2, workers: 1 });
    const registered = await registerAccounts(infrastructure.config);
    await cluster.start();
    accounts = await addProjects(registered, cluster.urlOf(0)!);
    reader = await ClusterReader.open(infrastructure.config);
    writer = await openInfrastructure(infrastructure.config);
    await reader.settled(SETTLE_MS);
  });
  afterAll(async () => {
    for (const end of toEnd) await end();
    await cluster?.end();
    await writer?.close();
    await reader?.close();
    await infrastructure?.remove();
  });

  const agency = () => accounts.agencies[0]!;
  const lists = () => [
    { by: agency().agent, path: 'policy/agency?size=5' },
    { by: agency().insured[0]!, path: `policy/list/${agency().insured[0]!.person.companyId}?size=5` },
    { by: agency().agent, path: 'activity-log?size=5' },
  ];

  it('no query fails or goes back, nothing is done twice, and what answers in the end is the fold of the log', async () => {
    const first = await Promise.all(views.map((view) => reader.collectionOf(view)));
    const queries = [0, 1].map((backend) => new WatchingQueries(() => cluster.urlOf(backend)!, lists(), restMs));
    const writes = new DirectWrites(writer, agency(), perSecond, atOnce);
    toEnd.push(() => writes.stop(), ...queries.map((query) => () => query.stop()));
    await until('some writes are through', () => writes.done > perSecond / 2, SETTLE_MS);
    const seconds: number[] = [];
    for (const round of ['there', 'and back']) {
      const before = await Promise.all(views.map((view) => reader.collectionOf(view)));
      const rebuild = new RebuildCommand(infrastructure, views);
      toEnd.push(() => rebuild.end());
      seconds.push(...(await rebuild.done()));
      await until(
        `every reader has switched ${round}`,
        async () => {
          const now = await Promise.all(views.map((view) => reader.collectionOf(view)));
          return now.every((collection, index) => collection !== before[index]);
        },
        SETTLE_MS,
      );
    }
    const reached = await writes.stop();
    const settledMs = await reader.settled(SETTLE_MS);
    await Promise.all(queries.map((query) => query.stop()));
    const answered = queries.reduce((sum, watchingQueries) => sum + watchingQueries.count, 0);
    report(
      `${kind}: ${views.join(' and ')} rebuilt twice (${seconds.join(', ')} s) under ${reached} writes/s (${writes.done} in all) and ${answered} queries, ` +
        `the slowest ${Math.round(Math.max(...queries.map((query) => query.slowestMs)))} ms; all settled ${Math.round(settledMs)} ms after the last write`,
    );

    expect(queries.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(writes.failures).toEqual([]);
    const last = await Promise.all(views.map((view) => reader.collectionOf(view)));
    expect(last).toEqual(first.map((collection) => `${collection}.g3`));
    for (const url of [cluster.urlOf(0)!, cluster.urlOf(1)!]) {
      const answer = await agency().agent.expect(url, {
        method: 'GET',
        path: 'policy/agency?size=1',
        awaited: await writer.events.head(),
      });
      expect(answer.body).toMatchObject({ stale: false });
      expect(dataIn<{ total: number }>(answer).total).toBe(writes.added);
    }
    const events = await reader.events();
    expect([...brokenLog(events), ...brokenReactions(events)]).toEqual([]);
    expect(differencesOf(await reader.answering(), await reader.foldedAnew())).toEqual([]);
  });
}
