import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import type { RequestNeeds } from '@covertrail/contracts/request/request.replies';
import { PEOPLE } from '@covertrail/demo/demo-people';
import { ApiCaller } from '../api-caller.js';
import type { Bench, Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { startProgram } from '../running-program.js';
import { SENT_TERMS } from '../sample-event.js';
import { copyWorld } from '../seeded-world.js';
import { once, share } from '../timing.js';
import { clientsOfPriya } from './http-command.measure.js';

const REQUESTS = 20;
const POLICIES = 40;
const TIMES = 20;
const AT_MOST_MS = 1_000;
const DUE = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** What each open request of a page would need, where its insured has many policies [D02]. */
export const requestNeeds: Measure = {
  name: 'request-needs',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const product = await startProgram('product', copyWorld(world, bench.folder()));
    const caller = new ApiCaller(product.url);
    const [dana, priya] = [await caller.as(PEOPLE.dana.email), await caller.as(PEOPLE.priya.email)];
    const [insuredCompanyId = ''] = clientsOfPriya(world.suppliers);
    await addPolicies(priya, insuredCompanyId);
    const requestIds = await ask(dana, insuredCompanyId);
    const times: number[] = [];
    const nothing: number[] = [];
    for (let round = 0; round < TIMES; round += 1) {
      times.push(
        await once(async () => {
          const { body } = await priya.call<RequestNeeds>('POST', 'policy/respond/needs', { requestIds });
          if (body.open.length !== REQUESTS) throw new Error(`${body.open.length} requests were assessed`);
        }),
      );
      nothing.push(await once(() => priya.call('GET', 'demo/accounts')));
    }
    await product.stop();
    const [p50, p95, peer] = [share(times, 0.5), share(times, 0.95), share(nothing, 0.95)];
    return [
      {
        measure: `what ${REQUESTS} open requests of a page would need`,
        ours: `p50 ${duration(p50)}, p95 ${duration(p95)}`,
        peer: `p95 ${duration(peer)} a GET that reads nothing`,
        ratio: p95 / peer,
        bar: `p95 ≤ ${AT_MOST_MS / 1_000} s`,
        met: p95 <= AT_MOST_MS,
        workload: `over HTTP, ${TIMES} times, in turns with the peer; one insured with ${POLICIES} policies in force beside its own, asked for ${REQUESTS} projects`,
        callers: '1, one call after another',
        durability: NOT_STORED,
        size: `demo world of ${world.suppliers} suppliers`,
      },
    ];
  },
};

async function addPolicies(priya: ApiCaller, insuredCompanyId: string): Promise<void> {
  for (const number of numbers(POLICIES)) {
    const terms = { ...SENT_TERMS, policyNumber: `GL-N-${number}` };
    const body = { insuredCompanyId, line: 'generalLiability', terms };
    const added = await priya.call<{ readonly policyId: string }>('POST', 'policy/addnewpolicy', body);
    await priya.call('PUT', `policy/approve/${added.body.policyId}`);
  }
}

async function ask(dana: ApiCaller, insuredCompanyId: string): Promise<readonly string[]> {
  const { rows } = (await dana.call<PageOf<ProjectRow>>('GET', 'requestor/projects?size=10')).body;
  const templateId = rows.find((row) => row.templateId)?.templateId;
  const requestIds: string[] = [];
  for (const number of numbers(REQUESTS)) {
    const project = { name: `Needs ${number}`, templateId };
    const { projectId } = (await dana.call<{ readonly projectId: string }>('POST', 'requestor/projects', project)).body;
    const request = { projectId, insuredCompanyId, dueOn: DUE };
    const sent = await dana.call<{ readonly requestId: string }>(
      'POST',
      'policy/request/template/createPolicyRequest',
      request,
    );
    requestIds.push(sent.body.requestId);
  }
  return requestIds;
}
