import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { dollars } from '@covertrail/domain/kernel/money';
import type { SupplierEffect, TemplateChange } from '@covertrail/domain/what-if/what-if.contract';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import { WhatIfPreparations } from '../../backend/src/what-if/what-if-preparations.service.js';
import type { WhatIfTimes } from '../../backend/src/what-if/what-if-question.js';
import { WhatIfThread } from '../../backend/src/what-if/what-if-thread.js';
import type { Bench, Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { fillWithSuppliers, type WhatIfLog } from '../what-if-log.js';

const SUPPLIERS = 10_000;
const AT_MOST_MS = 2_000;
const DAY = '2026-06-01';
const NANOSECONDS = 1e6;
/** So long a person needs at least to open the editor, change a limit and ask. */
const EDITED_MS = 5_000;

/** What each line requires; general liability of so much, in dollars. */
const asking = (occurrence: number): Requirements => ({
  umbrellaMode: 'separate',
  rating: null,
  lines: [
    {
      line: 'generalLiability',
      limits: [
        { limit: 'eachOccurrence', atLeast: dollars(occurrence), tower: false },
        { limit: 'generalAggregate', atLeast: dollars(2_000_000), tower: false },
      ],
      endorsements: [
        { code: 'additionalInsuredOngoing', grade: 'claimed' },
        { code: 'waiverOfSubrogation', grade: 'claimed' },
      ],
    },
    {
      line: 'automobile',
      limits: [{ limit: 'combinedSingleLimit', atLeast: dollars(1_000_000), tower: false }],
      endorsements: [],
    },
    {
      line: 'workersCompensation',
      limits: [{ limit: 'eachAccident', atLeast: dollars(500_000), tower: false }],
      endorsements: [],
    },
    {
      line: 'umbrella',
      limits: [{ limit: 'umbrellaEachOccurrence', atLeast: dollars(2_000_000), tower: false }],
      endorsements: [],
    },
  ],
});

const changeTo = (templateId: Uuid, occurrence: number): TemplateChange => ({
  kind: 'template',
  templateId,
  requirements: asking(occurrence),
  effectiveFrom: DAY,
});

interface Asked {
  readonly ms: number;
  readonly times: WhatIfTimes;
  readonly failing: number;
  /** The longest time in which the thread of the calls could do nothing else, in milliseconds. */
  readonly blocked: number;
}

async function ask(
  thread: WhatIfThread,
  { templateId, trackingIds }: WhatIfLog,
  position: Position,
  occurrence: number,
): Promise<Asked> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  const effects: SupplierEffect[] = [];
  const times = await thread.ask(
    { task: 'answer', change: changeTo(templateId, occurrence), day: DAY, position, trackingIds },
    (part) => effects.push(...part.effects),
  );
  const ms = performance.now() - started;
  delay.disable();
  if (effects.length !== trackingIds.length)
    throw new Error(`${effects.length} of ${trackingIds.length} suppliers were assessed`);
  return {
    ms,
    times,
    failing: effects.filter(({ effect }) => effect === 'fails').length,
    blocked: delay.max / NANOSECONDS,
  };
}

function figureOf(what: string, { ms, times, failing, blocked }: Asked, { events }: WhatIfLog): Figure {
  return {
    measure: `what-if of a template over ${SUPPLIERS.toLocaleString('en')} suppliers, ${what}`,
    ours: duration(ms),
    peer: `${duration(times.assessing)} the assessments alone, before and after; ${duration(times.loading)} reading and folding`,
    ratio: ms / times.assessing,
    bar: `≤ ${duration(AT_MOST_MS)}`,
    met: ms <= AT_MOST_MS,
    workload: `from the question until the last effect has arrived; ${failing.toLocaleString('en')} would become non-compliant; meanwhile the thread of the calls was blocked for at most ${duration(blocked)}`,
    callers: '1, answered by a worker thread',
    durability: NOT_STORED,
    size: `${events.toLocaleString('en')} events; four policies for each supplier`,
  };
}

/** Starts a thread, with its modules loaded and nothing read. */
async function openThread(folder: string, { templateId }: WhatIfLog, position: Position): Promise<WhatIfThread> {
  const thread = new WhatIfThread({ folder, writer: 'worker', mongodbUrl: null });
  await thread.ask({ task: 'answer', change: changeTo(templateId, 1), day: DAY, position, trackingIds: [] });
  return thread;
}

/** The first question of a person who needed some seconds for the change, as the editor of the template prepares it. */
async function askAfterEditing(
  thread: WhatIfThread,
  log: WhatIfLog,
  store: Pick<EventStore, 'head'>,
  position: Position,
): Promise<Asked> {
  const { templateId, trackingIds } = log;
  const logger = new RecordingLogger();
  new WhatIfPreparations(store, thread, { restingOn: () => Promise.resolve(trackingIds) }, logger).begin(
    changeTo(templateId, 1_000_000),
    DAY,
  );
  await setTimeout(EDITED_MS);
  const measured = await ask(thread, log, position, 2_000_000);
  for (const { facts, sentence } of logger.warnings) throw new Error(sentence, { cause: facts });
  return measured;
}

/**
 * The first question finds nothing in memory where it is asked as soon as the editor opens, and what was read meanwhile where the person
 * needed some seconds for the change; the next ones, of which people ask several while they edit, find everything.
 */
export const whatIf: Measure = {
  name: 'what-if',
  run: async (bench: Bench): Promise<Figure[]> => {
    const folder = bench.folder();
    const store = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'worker' });
    const log = await fillWithSuppliers(store, SUPPLIERS, asking(1_000_000));
    const position = await store.head();
    const thread = await openThread(folder, log, position);
    const first = await ask(thread, log, position, 2_000_000);
    const next = await ask(thread, log, position, 1_500_000);
    await thread.close();
    const prepared = await openThread(folder, log, position);
    const edited = await askAfterEditing(prepared, log, store, position);
    await prepared.close();
    await store.close();
    return [
      figureOf('the first question, asked at once', first, log),
      figureOf(`the first question after the editor was open for ${duration(EDITED_MS)}`, edited, log),
      figureOf('the next question', next, log),
    ];
  },
};
