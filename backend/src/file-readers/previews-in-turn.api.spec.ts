import { PassThrough } from 'node:stream';
import { PLACE_EVENT } from '@covertrail/contracts/progress/progress.calls';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { vehicleSheet } from '../features/vehicle/testing/vehicle-sheet.js';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import type { Caller } from '#testing/people';
import { eventsOf } from '#testing/streamed-events';
import { type TestProduct } from '#testing/test-product';
import { FileReaders } from './file-readers.service.js';

const MANY = 40;
const SHEET_ID = '5bd9f2f0-3c41-4f0e-9c6b-1d1f0a0e7a11';

describe('previews of sheets [C06]', () => {
  jest.setTimeout(240_000);
  let product: TestProduct;
  let [ours, theirs]: CoveredSupplier[] = [];

  beforeAll(async () => {
    [product, ours] = await openWithSupplier();
    theirs = await coverSupplier(product, 'Their ');
  });
  afterAll(() => product.close());

  const headersOf = ({ token }: Caller) => ({ authorization: `Bearer ${token}` });

  async function preview({ agent, policyId }: CoveredSupplier, guid?: string, signal?: AbortSignal): Promise<number> {
    const body = new FormData();
    body.append('sheet', new Blob([vehicleSheet('1FTFW1ET5DFC10312')]), 'fleet.csv');
    const path = `policy/vehicles/import/preview/${policyId}${guid ? `?guid=${guid}` : ''}`;
    const reply = await fetch(`${product.url}/covertrail-api/${path}`, {
      method: 'POST',
      body,
      headers: headersOf(agent),
      ...(signal ? { signal } : {}),
    });
    return reply.status;
  }

  it('take turns: a company that asks for one is answered before another has the second of its 40', async () => {
    const leaving = new AbortController();
    const done: string[] = [];
    const many = Array.from({ length: MANY }, () =>
      preview(ours!, undefined, leaving.signal).then(() => done.push('ours')),
    );
    const all = Promise.allSettled(many);
    await many[0];
    expect(await preview(theirs!)).toBe(201);
    done.push('theirs');
    expect(done.indexOf('theirs')).toBeLessThan(5);
    leaving.abort();
    expect((await all).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(MANY / 2);
  });

  it('show their place in the line while they wait', async () => {
    const held = holdTurnOf(ours!);
    const stream = await fetch(`${product.url}/covertrail-api/progress`, { headers: headersOf(ours!.agent) });
    const events = eventsOf(stream);
    const guid = (await events.next()).value!.content;
    const followed = preview(ours!, guid);
    const places: number[] = [];
    for await (const { name, content } of events) {
      if (name !== PLACE_EVENT) continue;
      places.push(Number(content));
      if (places.at(-1) === 0) break;
      held.end();
    }
    expect(places).toEqual([1, 0]);
    expect(await followed).toBe(201);
    await held.ended;
  });

  /** The company has its turn from now on, with a sheet whose last line is not sent before the end. */
  function holdTurnOf({ agent }: CoveredSupplier): { readonly end: () => void; readonly ended: Promise<unknown> } {
    const sheet = new PassThrough();
    sheet.write('"VIN"\n');
    const ended = new SheetReader({ read: () => sheet }, product.app.get(FileReaders)).read(SHEET_ID, {
      companyId: agent.companyId,
    });
    return { end: () => void sheet.end(), ended };
  }
});
