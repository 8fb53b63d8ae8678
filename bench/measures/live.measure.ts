import { LIVE_PATH, type UpdatedMessage } from '@covertrail/contracts/live/live.messages';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { commandIdOf } from '../../backend/src/auth/command-id.js';
import { openInfrastructure } from '../../backend/src/composition/infrastructure.js';
import { PEOPLE } from '@covertrail/demo/demo-people';
import { ApiCaller } from '../api-caller.js';
import type { Bench, Measure } from '../bench.js';
import { duration, FLUSHED, type Figure } from '../figure.js';
import { ListeningPages } from '../listening-pages.js';
import { startProgram } from '../running-program.js';
import { SENT_TERMS } from '../sample-event.js';
import { copyWorld, type SeededWorld } from '../seeded-world.js';
import { spreadOf, type Spread } from '../timing.js';
import { clientsOfPriya } from './http-command.measure.js';

const PAGES = 500;
const TIMES = 30;
const WARM_UP = 3;
const AT_MOST_MS = 200;
const GIVE_UP_MS = 10_000;
const VIEW = 'policies';

/** Something that is sent to every page: how it is done, and which message is the one about it. */
interface Broadcast {
  readonly message: string;
  fits(content: unknown): boolean;
  send(): Promise<unknown>;
}

/** Milliseconds from sending until each of the pages has received it. */
async function receivedAfter(
  pages: ListeningPages,
  { message, fits, send }: Broadcast,
  timeoutMs: number,
): Promise<readonly number[]> {
  const receiving = pages.receiving(message, fits, timeoutMs);
  const sent = performance.now();
  const [moments] = await Promise.all([receiving, send()]);
  return moments.map((moment) => moment - sent);
}

/** One broadcast after another. */
async function latencies(pages: ListeningPages, broadcast: (index: number) => Broadcast): Promise<Spread> {
  const samples: number[] = [];
  for (let index = -WARM_UP; index < TIMES; index += 1) {
    const received = await receivedAfter(pages, broadcast(index + WARM_UP), GIVE_UP_MS);
    if (index >= 0) samples.push(...received);
  }
  return spreadOf(samples);
}

/** Keys for all the policies to come, with the ids that these will have. */
async function commandsOfPriya(folder: string): Promise<{ readonly key: string; readonly policyId: string }[]> {
  const infrastructure = await openInfrastructure({ folder, writer: 'inline', mongodbUrl: null });
  const keys = Array.from({ length: WARM_UP + TIMES }, newId);
  const ids = await Promise.all(keys.map((key) => commandIdOf(infrastructure.vault, PEOPLE.priya, key)));
  await infrastructure.close();
  return keys.map((key, index) => ({ key, policyId: deriveId('policy', ids[index]!) }));
}

async function sentByProduct(world: SeededWorld, folder: string): Promise<Spread> {
  const copy = copyWorld(world, folder);
  const sent = await commandsOfPriya(copy);
  const product = await startProgram('product', copy);
  const priya = await new ApiCaller(product.url).as(PEOPLE.priya.email);
  const clients = clientsOfPriya(world.suppliers);
  const pages = await ListeningPages.open(PAGES, product.url, { path: LIVE_PATH, auth: { token: priya.token } });
  await pages.ask('watch', { views: [VIEW] });
  const spread = await latencies(pages, (index) => {
    const { key, policyId } = sent.pop()!;
    const body = { insuredCompanyId: clients[index % clients.length], line: 'generalLiability', terms: SENT_TERMS };
    return {
      message: 'updated',
      fits: (content) =>
        (content as UpdatedMessage).updates.some(({ view, ids }) => view === VIEW && ids.includes(policyId)),
      send: () => priya.call('POST', 'policy/addnewpolicy', body, key),
    };
  });
  pages.close();
  await product.stop();
  return spread;
}

async function sentPlainly(): Promise<Spread> {
  const server = await startProgram('plain-sockets');
  const pages = await ListeningPages.open(PAGES, server.url, {});
  const spread = await latencies(pages, (index) => ({
    message: 'sent',
    fits: (content) => content === String(index),
    send: () => fetch(`${server.url}/send/${index}`, { method: 'POST' }),
  }));
  pages.close();
  await server.stop();
  return spread;
}

/** From a command until the pages of everybody at that company have received it. */
export const live: Measure = {
  name: 'live',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const ours = await sentByProduct(world, bench.folder());
    const peer = await sentPlainly();
    return [
      {
        measure: `command → message in another browser, ${PAGES} sockets`,
        ours: `p50 ${duration(ours.p50)}, p99 ${duration(ours.p99)}`,
        peer: `p50 ${duration(peer.p50)}, p99 ${duration(peer.p99)} bare socket.io sending to all at once`,
        ratio: ours.p99 / peer.p99,
        bar: `p99 ≤ ${AT_MOST_MS} ms`,
        met: ours.p99 <= AT_MOST_MS,
        workload: `AddPolicy over HTTP, one after another, each received by every socket; messages are gathered over 10 to 200 ms; ${ours.count.toLocaleString('en')} received`,
        callers: `1 sends, ${PAGES} websockets in one other process listen`,
        durability: FLUSHED,
        size: `demo world of ${world.suppliers} suppliers`,
      },
    ];
  },
};
