import type { ProjectionSubscription } from '#engine/subscription/projection-subscription';
import type { Repaired } from '#engine/parked/repair';
import type { MaintenanceOrder } from './maintenance-order.js';
import type { CarryOut } from './order-runner.js';
import { StillParked } from './still-parked.js';

/** What the engine of a process can do for its views. */
export interface ViewHands {
  /** Null for a view that this process never folds. */
  activeOf(view: string): ProjectionSubscription | null;
  rebuild(view: string): Promise<void>;
  /** Folds again what stands still; builds the view again where it is not known what that is. */
  repair(view: string): Promise<Repaired>;
  /** Folds again what stands still, and leaves out what the view may go on without. */
  repairWithout(view: string): Promise<Repaired>;
  resume(view: string): void;
}

/**
 * Orders for views. A rebuild is for any process that folds views; what was parked is for the one that folds the view at present. Where the view
 * is paused nobody does: it goes on first.
 */
export function viewOrders(hands: ViewHands): CarryOut {
  return (order) => {
    const active = order.follower.kind === 'view' ? hands.activeOf(order.follower.name) : null;
    if (!active) return null;
    const {
      follower: { name },
    } = order;
    if (order.kind === 'rebuild') return () => hands.rebuild(name);
    const { state } = active.follower;
    if (state === 'paused') hands.resume(name);
    if (order.kind !== 'retry' && order.kind !== 'skip')
      return state === 'paused' || state === 'running' ? () => Promise.resolve() : null;
    return state === 'running' ? () => unpark(order, hands) : null;
  };
}

async function unpark(order: Extract<MaintenanceOrder, { eventId: string }>, hands: ViewHands): Promise<void> {
  const {
    kind,
    follower: { name },
    eventId,
  } = order;
  const { failed } = kind === 'skip' ? await hands.repairWithout(name) : await hands.repair(name);
  const parked = (await hands.activeOf(name)?.handler.poison.parked()) ?? [];
  const still = parked.find((parkedEvent) => parkedEvent.eventId === eventId);
  if (still) throw new StillParked(still.error);
  if (failed.length > 0)
    throw new StillParked(
      `Other events keep ${failed.length === 1 ? 'a document' : `${failed.length} documents`} from going on`,
    );
}
