import { PEOPLE } from '@covertrail/demo/demo-people';
import { logInAs, openPage, sharedBrowser } from '../../test/support/browser.js';
import { ApiCaller } from '../api-caller.js';
import type { Bench, Measure } from '../bench.js';
import { changeLimit, openDashboard, openPolicy, type ClickToPage, type Limit } from '../changed-pages.js';
import { duration, FLUSHED, type Figure } from '../figure.js';
import { startProgram } from '../running-program.js';
import { copyWorld } from '../seeded-world.js';
import { median, paced, share } from '../timing.js';
import { agentAtWork, clientsOfPriya } from './http-command.measure.js';

const TIMES = 30;
const WARM_UP = 4;
const PER_SECOND = 50;
const AT_MOST_MS = { idle: 300, busy: 1_000 };
const LIMITS: readonly Limit[] = ['2,000,000', '500,000'];

type Change = (limit: Limit) => Promise<ClickToPage>;

async function samples(change: Change, times: number): Promise<ClickToPage[]> {
  const found: ClickToPage[] = [];
  for (let index = 0; index < times; index += 1) found.push(await change(LIMITS[index % LIMITS.length]!));
  return found;
}

/** While another agent's commands come at a fixed rate. */
async function samplesAmid(command: (index: number) => Promise<void>, change: Change): Promise<ClickToPage[]> {
  let running = true;
  const load = async (): Promise<void> => {
    for (let second = 0; running; second += 1)
      await paced(PER_SECOND, 1, (index) => command(second * PER_SECOND + index));
  };
  const sampled = samples(change, TIMES).finally(() => void (running = false));
  const [found] = await Promise.all([sampled, load()]);
  return found;
}

function figureOf(name: string, found: readonly ClickToPage[], atMostMs: number, suppliers: number): Figure {
  const leg = (of: (clickToPage: ClickToPage) => number): string => duration(median(found.map(of)));
  const shown = found.map((clickToPage) => clickToPage.shown);
  const p95 = share(shown, 0.95);
  return {
    measure: `an agent's click → the requester's changed page, ${name}`,
    ours: `p50 ${duration(median(shown))}, p95 ${duration(p95)}`,
    peer: `of it: command answered after ${leg((clickToPage) => clickToPage.answered)}, rows asked for after ${leg((clickToPage) => clickToPage.queried)}, read after ${leg((clickToPage) => clickToPage.read)}`,
    ratio: null,
    bar: `p95 ≤ ${atMostMs} ms`,
    met: p95 <= atMostMs,
    workload: `a limit is raised and lowered in the policy editor, ${found.length} times; the row on the open dashboard changes its count of requirements`,
    callers: 'two pages of one browser (chromium), product in a process of its own',
    durability: FLUSHED,
    size: `demo world of ${suppliers} suppliers`,
  };
}

/** From a click in one browser until another person's open page has changed: policy, assessment, view, message, query. */
export const clickToPage: Measure = {
  name: 'click-to-page',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const product = await startProgram('product', copyWorld(world, bench.folder()));
    const browser = await sharedBrowser();
    const [agent, requester] = await Promise.all([openPage(browser, product.url), openPage(browser, product.url)]);
    await Promise.all([logInAs(agent.page, 'Priya Raman'), logInAs(requester.page, 'Dana Okafor')]);
    await Promise.all([openPolicy(agent.page), openDashboard(requester.page)]);
    const change: Change = (limit) => changeLimit(agent.page, requester.page, limit);
    await samples(change, WARM_UP);
    const idle = await samples(change, TIMES);
    const caller = await new ApiCaller(product.url).as(PEOPLE.priya.email);
    const busy = await samplesAmid(agentAtWork(caller, clientsOfPriya(world.suppliers)), change);
    await browser.close();
    await product.stop();
    return [
      figureOf('idle', idle, AT_MOST_MS.idle, world.suppliers),
      figureOf(`amid ${PER_SECOND} commands/s`, busy, AT_MOST_MS.busy, world.suppliers),
    ];
  },
};
