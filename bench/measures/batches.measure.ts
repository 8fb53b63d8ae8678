import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { PEOPLE, REQUESTERS } from '@covertrail/demo/demo-people';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { ApiCaller } from '../api-caller.js';
import type { Bench, Measure } from '../bench.js';
import { carriedBatch, type CarriedBatch } from '../carried-batch.js';
import { duration, FLUSHED, type Figure } from '../figure.js';
import { startProgram } from '../running-program.js';
import { SENT_TERMS } from '../sample-event.js';
import { copyWorld } from '../seeded-world.js';
import { median, once, share } from '../timing.js';
import { clientsOfPriya } from './http-command.measure.js';

const RECIPIENTS = 1_000;
const POLICIES = 10;
const ROUNDS = 5;
const SINGLE = 20;
const AT_MOST_MS = { requests: 20_000, shares: 10_000, page: 100 };
const CALLERS = 16;
const DUE = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Requests of one requester to addresses that it has never asked, and the same alone. */
async function requestRounds(dana: ApiCaller): Promise<{ rounds: readonly CarriedBatch[]; alone: number }> {
  const { rows } = (await dana.call<PageOf<ProjectRow>>('GET', 'requestor/projects?size=10')).body;
  const request = { projectId: rows.find(({ templateId }) => templateId)?.id, dueOn: DUE };
  const rounds: CarriedBatch[] = [];
  for (const round of numbers(ROUNDS)) {
    const to = numbers(RECIPIENTS).map((number) => ({ email: `office-${round}-${number}@supplier.example` }));
    const begin = async () =>
      (await dana.call<{ readonly batchId: string }>('POST', 'policy/request/batch', { ...request, rows: to })).body
        .batchId;
    const pages = ['policy/request/pendinglist?size=10', 'dashboard/tracked?size=10', 'dashboard/summary'];
    rounds.push(await carriedBatch({ by: dana, begin, list: 'policy/request/batches', pages }));
  }
  const single = (number: number) =>
    dana.call('POST', 'policy/request/template/createPolicyRequest', {
      ...request,
      email: `one-${number}@supplier.example`,
    });
  return { rounds, alone: await medianOf(single) };
}

async function medianOf(call: (number: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (const number of numbers(SINGLE)) times.push(await once(() => call(number)));
  return median(times);
}

/** Ten policies of a client with the projects of one requester; each round has policies of its own, which nobody has seen. */
async function shareRounds(
  priya: ApiCaller,
  insuredCompanyId: string,
  projectIds: readonly string[],
): Promise<{ rounds: readonly CarriedBatch[]; alone: number }> {
  const rounds: CarriedBatch[] = [];
  const to = projectIds.map((projectId) => ({ requesterCompanyId: REQUESTERS.meridian.companyId, projectId }));
  for (const round of numbers(ROUNDS)) {
    const policyIds = await newPolicies(priya, insuredCompanyId, round);
    const body = { insuredCompanyId, policyIds, remarks: 'To all', rows: to };
    const begin = async () =>
      (await priya.call<{ readonly batchId: string }>('POST', 'sharedpolicy/bulk/share', body)).body.batchId;
    const list = `sharedpolicy/bulk/list?insuredCompanyId=${insuredCompanyId}`;
    const pages = ['sharedpolicy/listview?size=10', `policy/list/${insuredCompanyId}?size=10`];
    rounds.push(await carriedBatch({ by: priya, begin, list, pages }));
  }
  const policyIds = await newPolicies(priya, insuredCompanyId, ROUNDS);
  const single = (number: number) =>
    priya.call('POST', 'sharedpolicy/share/company', { insuredCompanyId, policyIds, ...to[number] });
  return { rounds, alone: await medianOf(single) };
}

const newPolicies = async (priya: ApiCaller, insuredCompanyId: string, round: number): Promise<string[]> => {
  const policyIds: string[] = [];
  for (const number of numbers(POLICIES)) {
    const terms = { ...SENT_TERMS, policyNumber: `GL-${round}-${number}` };
    const body = { insuredCompanyId, line: 'generalLiability', terms };
    policyIds.push(
      (await priya.call<{ readonly policyId: string }>('POST', 'policy/addnewpolicy', body)).body.policyId,
    );
  }
  return policyIds;
};

async function newProjects(dana: ApiCaller): Promise<string[]> {
  const { rows } = (await dana.call<PageOf<ProjectRow>>('GET', 'requestor/projects?size=10')).body;
  const templateId = rows.find((row) => row.templateId)?.templateId;
  const projectIds: string[] = [];
  await atOnce(CALLERS, numbers(RECIPIENTS), async (number) => {
    const body = { name: `Lot ${number}`, templateId };
    projectIds.push(
      (await dana.call<{ readonly projectId: string }>('POST', 'requestor/projects', body)).body.projectId,
    );
  });
  return projectIds;
}

interface Described {
  readonly measure: string;
  readonly atMostMs: number;
  readonly workload: string;
  readonly size: string;
}

function figuresOf(
  { rounds, alone }: Awaited<ReturnType<typeof requestRounds>>,
  { measure, atMostMs, workload, size }: Described,
): Figure[] {
  const ms = median(rounds.map((round) => round.ms));
  const calls = rounds.flatMap((round) => round.calls);
  const slowest = share(calls, 1);
  const setting = { callers: '1 begins it, and reads pages meanwhile', durability: FLUSHED, size };
  return [
    {
      measure,
      ours: `${duration(ms)}, the slowest of ${ROUNDS} ${duration(Math.max(...rounds.map((round) => round.ms)))}`,
      peer: `${duration(alone)} one alone over HTTP, ${duration(alone * RECIPIENTS)} for all, one after another`,
      ratio: ms / (alone * RECIPIENTS),
      bar: `≤ ${atMostMs / 1_000} s`,
      met: ms <= atMostMs,
      workload: `${workload}; from the call that begins it until its end can be read; its list was read as further ${Math.min(...rounds.map((round) => round.steps))} times at least; views, reactions and mails run`,
      ...setting,
    },
    {
      measure: `${measure}: pages meanwhile`,
      ours: `p50 ${duration(median(calls))}, p95 ${duration(share(calls, 0.95))}, slowest ${duration(slowest)}`,
      peer: '–',
      ratio: null,
      bar: `each ≤ ${AT_MOST_MS.page} ms`,
      met: slowest <= AT_MOST_MS.page,
      workload: `lists and counts of those who began it, ${calls.length} calls`,
      ...setting,
    },
  ];
}

/** The same for many at once: requests and shares. */
export const batches: Measure = {
  name: 'batches',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const product = await startProgram('product', copyWorld(world, bench.folder()));
    const caller = new ApiCaller(product.url);
    const [dana, priya] = [await caller.as(PEOPLE.dana.email), await caller.as(PEOPLE.priya.email)];
    const [client = ''] = clientsOfPriya(world.suppliers);
    const requests = await requestRounds(dana);
    const shares = await shareRounds(priya, client, await newProjects(dana));
    await product.stop();
    const size = `demo world of ${world.suppliers} suppliers; ${ROUNDS} rounds`;
    return [
      ...figuresOf(requests, {
        measure: `a request to ${RECIPIENTS.toLocaleString('en')} suppliers`,
        atMostMs: AT_MOST_MS.requests,
        workload: 'each to an e-mail address that was never asked',
        size,
      }),
      ...figuresOf(shares, {
        measure: `a share of ${POLICIES} policies with ${RECIPIENTS.toLocaleString('en')} recipients`,
        atMostMs: AT_MOST_MS.shares,
        workload: 'each for a project of its own',
        size,
      }),
    ];
  },
};
