import { addDays } from '@covertrail/domain/kernel/dates';
import { assessTracking } from '@covertrail/domain/tracking/tracking.rules';
import { systemClock } from '@covertrail/platform/clock/clock';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import type { Actor } from '../../backend/src/auth/actor.js';
import { configFrom } from '../../backend/src/composition/config.js';
import { openProduct } from '../../backend/src/composition/product.js';
import { GRANITE_PEAK, PEOPLE, REQUESTERS } from '@covertrail/demo/demo-people';
import { projectIdOf } from '@covertrail/demo/supplier/supplier-plan';
import { Random } from '@covertrail/demo/random';
import { ReadVerdict, ReadVerdictHandler } from '../../backend/src/features/history/verdict/verdict.query.js';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { AssessmentInputsLoader } from '../../backend/src/assessment-inputs/assessment-inputs.loader.js';
import type { Bench, Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { copyWorld } from '../seeded-world.js';
import { once, spreadOf } from '../timing.js';

const DAYS = 700;
const ASKED = 400;
const WARM_UP = 50;
const SETTLE_MS = 60_000;
const AT_MOST_MS = 20;
const { meridian } = REQUESTERS;

const DANA: Actor = {
  membershipId: PEOPLE.dana.userId,
  userId: PEOPLE.dana.userId,
  companyId: meridian.companyId,
  sessionId: PEOPLE.dana.userId,
  companyRoles: meridian.roles,
  role: 'requester',
  access: 'manager',
  permissions: [],
  primaryContact: true,
  timeZone: meridian.timeZone,
};

/** Of any two days of two years: what was true on the one, as it was known on the other. */
export const verdict: Measure = {
  name: 'verdict',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const folder = copyWorld(world, bench.folder());
    const product = await openProduct({ ...configFrom({}, null), folder }, new RecordingLogger(), systemClock);
    await product.engines.settled(SETTLE_MS);
    const trackingId = trackingIdOf(meridian.companyId, projectIdOf('project/union-yard'), GRANITE_PEAK.companyId);
    const reader = product.app.get(ReadVerdictHandler, { strict: false });
    const inputs = await new AssessmentInputsLoader(product.infrastructure.deciders).load(trackingId);
    if (!inputs) throw new Error('Granite Peak is not tracked in this world');
    const random = new Random('verdict');
    const dayBack = () => addDays(world.today, -random.between(0, DAYS));
    const [ours, peer]: [number[], number[]] = [[], []];
    const outcomes = new Set<string>();
    for (let round = -WARM_UP; round < ASKED; round += 1) {
      const [on, knownOn] = [dayBack(), dayBack()];
      const ms = await once(
        async () =>
          void outcomes.add((await reader.execute(new ReadVerdict(DANA, trackingId, { on, known: knownOn }))).outcome),
      );
      const peerMs = await once(() => assessTracking(inputs, on));
      if (round < 0) continue;
      ours.push(ms);
      peer.push(peerMs);
    }
    const events = (
      await Promise.all(Object.keys(inputs.revisions).map((stream) => product.infrastructure.events.readStream(stream)))
    ).flat().length;
    await product.close();
    const [answered, assessed] = [spreadOf(ours), spreadOf(peer)];
    return [
      {
        measure: 'verdict of one supplier, two years of history',
        ours: `p50 ${duration(answered.p50)}, p99 ${duration(answered.p99)}`,
        peer: `p50 ${duration(assessed.p50)}, p99 ${duration(assessed.p99)} the assessment alone, on what is folded already`,
        ratio: answered.p99 / assessed.p99,
        bar: `p99 ≤ ${AT_MOST_MS} ms`,
        met: answered.p99 <= AT_MOST_MS,
        workload: `Granite Peak on any day as known on any other (${[...outcomes].sort().join(', ')}); ${ASKED} questions, in turns with the peer`,
        callers: '1, in the process of the product',
        durability: NOT_STORED,
        size: `${events} events in ${Object.keys(inputs.revisions).length} streams`,
      },
    ];
  },
};
