import { setTimeout as wait } from 'node:timers/promises';
import type { ClaimTaken } from '@covertrail/domain/claim/claim.contract';
import { claimDecider } from '@covertrail/domain/claim/claim.decider';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { deriveId } from '@covertrail/platform/ids/ids';

const NAME = 'claim-releaser';
/** A main command that has not come this long after its claim never will. */
const GRACE_MS = 60_000;
/** Main commands follow their claims at once: these short looks find nearly all of them. Milliseconds. */
const LOOKS = [0, 5, 10, 20, 40, 80];

interface Ground {
  readonly events: EventStore;
  readonly deciders: DeciderStore;
  readonly clock: Clock;
}

/** The engine asks again, with back-off, and can be stopped between two tries. */
export class ClaimUndecided extends Error {
  override readonly name = 'ClaimUndecided';
}

/**
 * Gives back a claim whose main command never came: the process died between the two (DESIGN section 3). Age is told by
 * the product's clock; where that stands still, by real time since the claim was first seen here.
 */
export function claimReleaser(ground: Ground, graceMs = GRACE_MS, realNow: () => number = () => performance.now()): Reaction {
  const firstSeen = new Map<Uuid, number>();
  const isOver = ({ id, meta }: Recorded): boolean => {
    if (!firstSeen.has(id)) firstSeen.set(id, realNow());
    const byClock = Date.parse(ground.clock.now()) - Date.parse(meta.recordedAt);
    return byClock >= graceMs || realNow() - firstSeen.get(id)! >= graceMs;
  };
  return {
    name: NAME,
    handles: ['ClaimTaken'],
    async react(event): Promise<void> {
      const { claimId, owner } = event.data as ClaimTaken['data'];
      if (!(await isSettled(ground, event.data as ClaimTaken['data'], isOver(event)))) {
        if (!isOver(event)) throw new ClaimUndecided(`What claim ${claimId} was taken for has not come yet`);
        const meta = becauseOf(event, NAME, deriveId(NAME, event.id));
        await ground.deciders.handle(claimDecider, claimId, { type: 'ReleaseClaim', owner }, meta);
      }
      firstSeen.delete(event.id);
    },
  };
}

/** The command came, or was refused and gave its claim back by itself. */
async function isSettled({ events, deciders }: Ground, { claimId, owner }: ClaimTaken['data'], once: boolean): Promise<boolean> {
  for (const ms of once ? [0] : LOOKS) {
    if (ms > 0) await wait(ms);
    if ((await events.readStream(owner)).length > 0) return true;
    if ((await deciders.load(claimDecider, claimId)).state.taken?.owner !== owner) return true;
  }
  return false;
}
