import type { PageOf } from '@covertrail/contracts/calls/page';
import type { RequestRow, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { PEOPLE } from '@covertrail/demo/demo-people';
import { ApiCaller } from '../api-caller.js';
import type { Bench, Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { startProgram } from '../running-program.js';
import { copyWorld } from '../seeded-world.js';
import { once, share } from '../timing.js';

const TIMES = 300;
const WARM_UP = 20;
const AT_MOST_MS = 150;

/** The verdict that the respond wizard shows beside each step, with other policies chosen each time. */
export const answerVerdict: Measure = {
  name: 'answer-verdict',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const product = await startProgram('product', copyWorld(world, bench.folder()));
    const priya = await new ApiCaller(product.url).as(PEOPLE.priya.email);
    const rows = (await priya.call<PageOf<RequestRow>>('GET', 'policy/respond/list?state=open&size=10')).body.rows;
    const questions = await Promise.all(rows.map(({ id }) => questionsOf(priya, id)));
    const choices = questions.flat();
    if (choices.length === 0) throw new Error('No open request of the demo world has policies to answer it with');
    const times: number[] = [];
    const nothing: number[] = [];
    for (let index = 0; index < WARM_UP + TIMES; index += 1) {
      const ms = await once(() => priya.call('POST', 'policy/respond/preview', choices[index % choices.length]));
      if (index >= WARM_UP) times.push(ms);
      nothing.push(await once(() => priya.call('GET', 'demo/accounts')));
    }
    await product.stop();
    const [p50, p95, peer] = [share(times, 0.5), share(times, 0.95), share(nothing, 0.95)];
    return [
      {
        measure: 'the verdict beside a step of the answer',
        ours: `p50 ${duration(p50)}, p95 ${duration(p95)}`,
        peer: `p95 ${duration(peer)} a GET that reads nothing`,
        ratio: p95 / peer,
        bar: `p95 ≤ ${AT_MOST_MS} ms`,
        met: p95 <= AT_MOST_MS,
        workload: `over HTTP, ${TIMES} times, in turns with the peer; ${choices.length} choices of policies for ${rows.length} open requests`,
        callers: '1, one call after another',
        durability: NOT_STORED,
        size: `demo world of ${world.suppliers} suppliers`,
      },
    ];
  },
};

/** Of a request: none of the policies, one more each time, and all of them. */
async function questionsOf(by: ApiCaller, requestId: string): Promise<object[]> {
  const { rows } = (await by.call<PageOf<RespondChoice>>('GET', `policy/respond/choices/${requestId}?size=50`)).body;
  const chosen = rows.filter(({ unavailable }) => unavailable === null).map(({ policyId }) => policyId);
  return chosen.map((_id, index) => ({ requestId, policyIds: chosen.slice(0, index + 1) }));
}
