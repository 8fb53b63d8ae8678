import { readFileSync } from 'node:fs';
import { pngOf } from '@covertrail/backend/uploads/testing/pictures';
import { PEOPLE } from '@covertrail/demo/demo-people';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { ApiCaller } from '../api-caller.js';
import type { Bench, Measure } from '../bench.js';
import { carriedBatch } from '../carried-batch.js';
import { duration, FLUSHED, type Figure } from '../figure.js';
import { startProgram } from '../running-program.js';
import { SENT_TERMS } from '../sample-event.js';
import { copyWorld } from '../seeded-world.js';
import { median, once, share } from '../timing.js';
import { clientsOfPriya } from './http-command.measure.js';

const HOLDERS = 1_000;
const CALLERS = 16;
const SINGLE = 10;
/** On a slow machine a thousand certificates take minutes. */
const PATIENCE_MS = 15 * 60_000;
const ADDRESS = { address1: '12 Kiln Road', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' };
const SIGNATURE = { dataURI: `data:image/png;base64,${pngOf(240, 80).toString('base64')}` };

/** The same certificate for a thousand holders: how long it takes, what pages take meanwhile, and how much memory the process needs at most. */
export const manyCertificates: Measure = {
  name: 'many-certificates',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const product = await startProgram('product', copyWorld(world, bench.folder()));
    const priya = await new ApiCaller(product.url).as(PEOPLE.priya.email);
    const [insuredCompanyId = ''] = clientsOfPriya(world.suppliers);
    await priya.call('POST', `agent/signature/${PEOPLE.priya.userId}`, SIGNATURE);
    const policy = { insuredCompanyId, line: 'generalLiability', terms: SENT_TERMS };
    const { policyId } = (await priya.call<{ readonly policyId: string }>('POST', 'policy/addnewpolicy', policy)).body;
    const wanted = { insuredCompanyId, form: '25', policyIds: [policyId] };
    const holders = await newHolders(priya, insuredCompanyId);
    const before = mostMemoryOf(product.processId);
    const begin = async () =>
      (await priya.call<{ readonly batchId: string }>('POST', 'certificate/bulk/issue', { ...wanted, holders })).body
        .batchId;
    const list = `certificate/bulk/list?insuredCompanyId=${insuredCompanyId}`;
    const pages = ['sharedpolicy/listview?size=10', `policy/list/${insuredCompanyId}?size=10`];
    const { ms, calls } = await carriedBatch({ by: priya, begin, list, pages, patienceMs: PATIENCE_MS });
    const after = mostMemoryOf(product.processId);
    const alone = await medianAlone(priya, wanted);
    await product.stop();
    return figuresOf({ ms, calls, alone, before, after }, world.suppliers);
  },
};

interface Measured {
  readonly ms: number;
  readonly calls: readonly number[];
  readonly alone: number;
  readonly before: number;
  readonly after: number;
}

function figuresOf({ ms, calls, alone, before, after }: Measured, suppliers: number): Figure[] {
  const setting = {
    callers: '1 begins it, and reads pages meanwhile',
    durability: FLUSHED,
    size: `demo world of ${suppliers} suppliers`,
    ratio: null,
    peer: '–',
    bar: '–',
    met: null,
  };
  const measure = `a certificate for ${HOLDERS.toLocaleString('en')} holders`;
  return [
    {
      ...setting,
      measure,
      workload: 'one policy, each a PDF of its own; from the call that begins it until its end can be read',
      ours: duration(ms),
      peer: `${duration(alone)} one alone over HTTP, ${duration(alone * HOLDERS)} for all, one after another`,
      ratio: ms / (alone * HOLDERS),
    },
    {
      ...setting,
      measure: `${measure}: pages meanwhile`,
      workload: `lists of the agency that began it, ${calls.length} calls`,
      ours: `p50 ${duration(median(calls))}, p95 ${duration(share(calls, 0.95))}, slowest ${duration(share(calls, 1))}`,
    },
    {
      ...setting,
      measure: `${measure}: memory of the process at most`,
      workload: 'resident, of one process that does everything',
      ours: `${after} MB, ${before} MB before`,
    },
  ];
}

async function newHolders(priya: ApiCaller, insuredCompanyId: string): Promise<readonly { holderId: string }[]> {
  const holders: { holderId: string }[] = [];
  await atOnce(
    CALLERS,
    Array.from({ length: HOLDERS }, (_, number) => number),
    async (number) => {
      const holder = { name: `Site ${number}`, insuredCompanyId };
      const { holderId } = (await priya.call<{ readonly holderId: string }>('POST', 'agent/addressbook', holder)).body;
      holders.push({ holderId });
    },
  );
  return holders;
}

async function medianAlone(priya: ApiCaller, wanted: object): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < SINGLE; number += 1) {
    const holder = { name: `Lot ${number}`, address: ADDRESS };
    times.push(await once(() => priya.call('POST', 'certificate/issue', { ...wanted, holder })));
  }
  return median(times);
}

/** Megabytes that a process had resident at most, as Linux tells it. */
function mostMemoryOf(processId: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
