import { setTimeout as sleep } from 'node:timers/promises';
import type { ShareGraph } from '@covertrail/contracts/share/share.replies';
import { PEOPLE } from '@covertrail/demo/demo-people';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { newId } from '@covertrail/platform/ids/ids';
import { openInfrastructure } from '../../backend/src/composition/infrastructure.js';
import { ApiCaller } from '../api-caller.js';
import type { Bench, Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { startProgram } from '../running-program.js';
import { SENT_TERMS } from '../sample-event.js';
import { copyWorld } from '../seeded-world.js';
import { once, share } from '../timing.js';
import { clientsOfPriya } from './http-command.measure.js';

const COMPANIES = 500;
const TIMES = 40;
const AT_MOST_MS = 1_000;
const ADDRESS = { address1: '1 Main Street', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' };

/** The graph of an insured that shares with 500 companies, as the page reads it [D08]. */
export const shareGraph: Measure = {
  name: 'share-graph',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const folder = copyWorld(world, bench.folder());
    const [insuredCompanyId = ''] = clientsOfPriya(world.suppliers);
    const first = await startProgram('product', folder);
    const policyId = await addPolicy(await new ApiCaller(first.url).as(PEOPLE.priya.email), insuredCompanyId);
    await first.stop();
    await shareWithMany(folder, insuredCompanyId, policyId);
    const product = await startProgram('product', folder);
    const priya = await new ApiCaller(product.url).as(PEOPLE.priya.email);
    const path = `sharedpolicy/graph?insuredCompanyId=${insuredCompanyId}`;
    await shown(priya, path);
    const times: number[] = [];
    for (let round = 0; round < TIMES; round += 1) times.push(await once(() => priya.call('GET', path)));
    await product.stop();
    const [p50, p95] = [share(times, 0.5), share(times, 0.95)];
    return [
      {
        measure: `the graph of an insured that shares with ${COMPANIES} companies`,
        ours: `p50 ${duration(p50)}, p95 ${duration(p95)}`,
        peer: '–',
        ratio: null,
        bar: `p95 ≤ ${AT_MOST_MS / 1_000} s`,
        met: p95 <= AT_MOST_MS,
        workload: `over HTTP, ${TIMES} times; each company with a project and a share of its own`,
        callers: '1, one call after another',
        durability: NOT_STORED,
        size: `demo world of ${world.suppliers} suppliers and ${COMPANIES} companies more`,
      },
    ];
  },
};

async function addPolicy(priya: ApiCaller, insuredCompanyId: string): Promise<string> {
  const body = { insuredCompanyId, line: 'generalLiability', terms: { ...SENT_TERMS, policyNumber: 'GL-GRAPH' } };
  return (await priya.call<{ readonly policyId: string }>('POST', 'policy/addnewpolicy', body)).body.policyId;
}

/** Written into the log while nothing runs: a sign-up of each company would measure the sign-up. */
async function shareWithMany(folder: string, insuredId: string, policyId: string): Promise<void> {
  const { deciders, close } = await openInfrastructure({ folder, writer: 'inline', mongodbUrl: null, pages: 'none' });
  const by = () => bySystem('bench', newId());
  for (let number = 0; number < COMPANIES; number += 1) {
    const [companyId, projectId, shareId] = [newId(), newId(), newId()];
    const company = { companyId, name: `Graph ${number}`, address: ADDRESS, timeZone: 'America/Denver' };
    const roles = ['requester'] as const;
    await deciders.handle(companyDecider, companyId, { type: 'RegisterCompany', ...company, roles }, by());
    const project = { projectId, requesterId: companyId, name: `Yard ${number}`, templateId: newId(), isDefault: true };
    await deciders.handle(projectDecider, projectId, { type: 'CreateProject', ...project }, by());
    const shared = { shareId, requesterId: companyId, insuredId, agencyId: null, projectId, requestId: null };
    await deciders.handle(shareDecider, shareId, { type: 'SharePolicies', ...shared, policyIds: [policyId] }, by());
  }
  await close();
}

/** Waits until the graph has them all. */
async function shown(priya: ApiCaller, path: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { shares } = (await priya.call<ShareGraph>('GET', path)).body;
    if (shares.length >= COMPANIES) return;
    await sleep(200);
  }
  throw new Error('The graph never had all shares');
}
