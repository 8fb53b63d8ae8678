import { AGENTS, PEOPLE } from '@covertrail/demo/demo-people';
import { demoId } from '@covertrail/demo/demo-step';
import { ApiCaller } from '../api-caller.js';
import type { Bench, Measure } from '../bench.js';
import { duration, FLUSHED, type Figure } from '../figure.js';
import { flushWhile } from '../flush-sampler.js';
import { startProgram } from '../running-program.js';
import { SENT_TERMS } from '../sample-event.js';
import { copyWorld } from '../seeded-world.js';
import { paced, spreadOf } from '../timing.js';

const PER_SECOND = 100;
const ROUNDS = 4;
const ROUND_SECONDS = 5;
const AT_MOST_MS = 30;
const WARM_UP_SECONDS = 2;

/** Suppliers of the demo world whose agent is Priya. */
export function clientsOfPriya(suppliers: number): readonly string[] {
  const indexes = Array.from({ length: suppliers - 1 }, (_, index) => index + 1);
  return indexes
    .filter((index) => AGENTS[index % AGENTS.length] === PEOPLE.priya)
    .map((index) => demoId('company', `supplier/${index}`));
}

/** An agent adds a policy, and approves one that was added, in turns. */
export function agentAtWork(caller: ApiCaller, clients: readonly string[]): (index: number) => Promise<void> {
  const added: string[] = [];
  return async (index) => {
    const policyId = index % 2 === 0 ? undefined : added.shift();
    if (policyId) return void (await caller.call('PUT', `policy/approve/${policyId}`));
    const insuredCompanyId = clients[index % clients.length];
    const body = { insuredCompanyId, line: 'generalLiability', terms: { ...SENT_TERMS, policyNumber: `GL-${index}` } };
    added.push((await caller.call<{ readonly policyId: string }>('POST', 'policy/addnewpolicy', body)).body.policyId);
  };
}

/** Commands over HTTP at a fixed rate while views and reactions run, against a call of the same process that does nothing. */
export const httpCommand: Measure = {
  name: 'http-command',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const product = await startProgram('product', copyWorld(world, bench.folder()));
    const priya = await new ApiCaller(product.url).as(PEOPLE.priya.email);
    const command = agentAtWork(priya, clientsOfPriya(world.suppliers));
    const idle = async () => void (await priya.call('GET', 'demo/accounts'));
    await paced(PER_SECOND, WARM_UP_SECONDS, command);
    const ours: number[] = [];
    const peer: number[] = [];
    const flushes: number[] = [];
    const folder = bench.folder();
    for (let round = 0; round < ROUNDS; round += 1) {
      flushes.push(
        ...(await flushWhile(folder, async () => ours.push(...(await paced(PER_SECOND, ROUND_SECONDS, command))))),
      );
      peer.push(...(await paced(PER_SECOND, ROUND_SECONDS / 2, idle)));
    }
    await product.stop();
    const [commands, nothing, flush] = [spreadOf(ours), spreadOf(peer), spreadOf(flushes)];
    return [
      {
        measure: `command over HTTP, ${PER_SECOND}/s`,
        ours: `p50 ${duration(commands.p50)}, p99 ${duration(commands.p99)}`,
        peer: `p50 ${duration(nothing.p50)}, p99 ${duration(nothing.p99)} a GET that reads nothing; one flush of 4 kB meanwhile p50 ${duration(flush.p50)}, p99 ${duration(flush.p99)}`,
        ratio: commands.p99 / nothing.p99,
        bar: `p99 ≤ ${AT_MOST_MS} ms`,
        met: commands.p99 <= AT_MOST_MS,
        workload: `AddPolicy and ApprovePolicy in turns, ${ROUNDS} rounds of ${ROUND_SECONDS} s, in turns with the peer; from when each was due`,
        callers: 'fixed rate, whether or not answers have come; product in a process of its own',
        durability: FLUSHED,
        size: `demo world of ${world.suppliers} suppliers; ${commands.count.toLocaleString('en')} commands`,
      },
    ];
  },
};
