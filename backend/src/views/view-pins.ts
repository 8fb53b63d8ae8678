import type { Position } from '@covertrail/domain/kernel/event';
import type { PinnedView } from '@covertrail/platform/engine/progress/projection-progress';

/** What pins need of the engine; see `ProjectionProgress`. */
export interface Pinning {
  pin(view: string): Promise<PinnedView>;
  whenApplied(views: readonly string[], position: Position, timeoutMs: number): Promise<boolean>;
}

/** How long one request waits, in all, for the position that its page has (reference: replies). */
const WAIT_MS = 2_000;

/**
 * The collection from which one request reads each view, chosen when it first reads the view, with the position that the
 * collection had then. Rows, counts and joins of a request come from the same collections, so none of them is older than the
 * reply claims.
 */
export class ViewPins {
  private readonly pins = new Map<string, Promise<PinnedView>>();
  private readonly pinned = new Map<string, PinnedView>();
  private readonly deadline = performance.now() + WAIT_MS;

  /** `awaited` is the position that the page has; empty for none. */
  constructor(
    private readonly views: Pinning,
    private readonly awaited: Position,
  ) {}

  /** Waits, before it chooses a collection, until the view has reached the awaited position or the time of the request is over. */
  of(view: string): Promise<PinnedView> {
    const existing = this.pins.get(view);
    if (existing) return existing;
    const pin = this.pin(view);
    this.pins.set(view, pin);
    return pin;
  }

  /** The position of the slowest view that was read: a reply that joins views is no newer. Empty when none was read. */
  get position(): Position {
    const [first = '', ...more] = [...this.pinned.values()].map(({ position }) => position);
    return more.reduce((least, position) => (position < least ? position : least), first);
  }

  /** The reply does not show what the page awaits, or lacks what has been in the log for longer than a fold takes. */
  get isStale(): boolean {
    return this.position < this.awaited || [...this.pinned.values()].some(({ late }) => late);
  }

  /** What was not found may exist all the same. */
  get isBeingBuilt(): boolean {
    return [...this.pinned.values()].some(({ beingBuilt }) => beingBuilt);
  }

  private async pin(view: string): Promise<PinnedView> {
    if (this.awaited !== '')
      await this.views.whenApplied([view], this.awaited, Math.max(0, this.deadline - performance.now()));
    const pin = await this.views.pin(view);
    this.pinned.set(view, pin);
    return pin;
  }
}
