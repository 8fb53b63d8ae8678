import { describe, EVENT_TYPES, FEATURE_OF } from '@covertrail/domain/catalogue/event-catalogue';
import { EVENT_VALIDATORS } from '@covertrail/domain/catalogue/event-validators.generated';
import { goldenSamples } from '@covertrail/domain/catalogue/testing/golden-samples';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { DeclaredEvents } from '@covertrail/platform/deciders/declared-events';
import type { Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { median } from '../timing.js';

const AT_MOST_MS = 0.02;
const ROUNDS = 9;
const ROUND_MS = 50;
const BURST = 50;
/** As many requirements as the bench of the assessor has. */
const MANY_FINDINGS = 100;

const declared = new DeclaredEvents(EVENT_VALIDATORS);

/** One event of every type, as its contract declares it today. */
const everyType = (): readonly DomainEvent[] =>
  EVENT_TYPES.map((type) => {
    const { version } = describe(type);
    const sample = goldenSamples(FEATURE_OF[type] ?? '').find(
      (goldenSample) => goldenSample.type === type && goldenSample.version === version,
    );
    if (!sample) throw new Error(`${type} has no golden sample`);
    return { type, data: sample.data };
  });

/** The largest event that the product writes by itself: an assessment of so many requirements. */
function largest(events: readonly DomainEvent[]): DomainEvent {
  const assessed = events.find(({ type }) => type === 'ComplianceAssessed') as DomainEvent<
    string,
    { findings: readonly object[] }
  >;
  const findings = Array.from(
    { length: MANY_FINDINGS },
    (_, index) => assessed.data.findings[index % assessed.data.findings.length]!,
  );
  return { type: assessed.type, data: { ...assessed.data, findings } };
}

/** Milliseconds of processor time that one call takes. */
function costOf(call: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const until = performance.now() + ROUND_MS;
    const before = process.cpuUsage();
    let calls = 0;
    for (; performance.now() < until; calls += BURST) for (let turn = 0; turn < BURST; turn += 1) call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / calls;
  });
  return median(rounds);
}

function figure(what: string, size: string, events: readonly DomainEvent[], held: boolean): Figure {
  const ours = costOf(() => events.forEach((event) => declared.check(event))) / events.length;
  const peer = costOf(() => events.forEach((event) => JSON.stringify(event.data))) / events.length;
  return {
    measure: what,
    ours: duration(ours),
    peer: `${duration(peer)} JSON.stringify`,
    ratio: ours / peer,
    bar: held ? `≤ ${duration(AT_MOST_MS)}` : '–',
    met: held ? ours <= AT_MOST_MS : null,
    workload: `held to its contract before it is appended; ${ROUNDS} rounds of ${ROUND_MS} ms each, medians; processor time`,
    callers: '1',
    durability: NOT_STORED,
    size,
  };
}

/** What it costs to check an event against its declared type, beside what its JSON costs. The bar is for an event as they usually are. */
export const eventCheck: Measure = {
  name: 'event-check',
  run: () => {
    const events = everyType();
    return Promise.resolve([
      figure('one event checked, mean of all types', `${events.length} types`, events, true),
      figure('one assessment checked, the largest event', `${MANY_FINDINGS} findings`, [largest(events)], false),
    ]);
  },
};
