import type { Clock } from '#clock/clock';
import type { ControlValues } from '#read-store/control-values.port';
import type { Leases } from '#read-store/leases.port';
import type { EngineOptions } from '#engine/engine-options';
import type { HeartbeatWatch } from './heartbeat-watch.js';
import { nowMs } from './lease.js';

/** What a process needs to share leases with others. `owner` names the process. */
export interface ShareContext {
  readonly reads: ControlValues & Leases;
  readonly clock: Clock;
  readonly owner: string;
  readonly options: EngineOptions;
  readonly heartbeats: HeartbeatWatch;
}

/** What a running process publishes about itself: a number that rises with each heartbeat, and the leases that it wants. */
interface Presence {
  /** Programs of earlier releases read it as a time. */
  readonly atMs: number;
  readonly beat?: number;
  readonly wants: readonly string[];
}

const PREFIX = 'worker:';
/** Tolerance for rounding: three thirds do not add up to exactly one. */
const ROUNDING = 1e-9;

/**
 * How many of the leases a process may hold, so that all processes hold about the same number. Each process publishes a
 * heartbeat, counts the others, and takes no more than its share. A process that ends is no longer counted once its leases are
 * free.
 */
export class LeaseShare {
  private readonly held = new Set<string>();
  /** Leases that other processes want as well: only these are shared. */
  private contested: ReadonlySet<string> = new Set();
  private allowance = Infinity;
  private beatAtMs = -Infinity;
  private beats = 0;

  constructor(private readonly context: ShareContext) {}

  /** Reserves one lease, to be released with `leave`; false where that would be more than the share. */
  enter(name: string): boolean {
    const more = this.contested.has(name) && !this.held.has(name);
    if (more && this.contestedHere.length >= this.allowance) return false;
    this.held.add(name);
    return true;
  }

  /** Counts a lease that this process already holds, even above the share: it is released like any other. */
  adopt(name: string): void {
    this.held.add(name);
  }

  leave(name: string): void {
    this.held.delete(name);
  }

  /** The leases above the share, the latest taken first. */
  get surplus(): readonly string[] {
    return this.contestedHere.slice(this.allowance);
  }

  private get contestedHere(): readonly string[] {
    return [...this.held].filter((name) => this.contested.has(name));
  }

  /**
   * Publishes that this process runs and which leases it wants, and counts the others that want them. A lease that nobody else
   * wants is ours in any case: during an upgrade, old and new workers fold different views.
   */
  async beat(wants: readonly string[]): Promise<void> {
    const { reads, owner, options } = this.context;
    await this.showPresence(wants);
    const others = (await reads.listControl<Presence>(PREFIX)).filter(({ key }) => key !== PREFIX + owner);
    const living = others.filter(({ key, value }) => this.silentMs(key, value) < options.leaseTtlMs);
    for (const { key } of others.filter((other) => !living.includes(other))) await reads.deleteControl(key);
    const rivals = (name: string) => living.filter(({ value }) => value.wants.includes(name)).length;
    const contested = wants.filter((name) => rivals(name) > 0);
    const share = contested.reduce((sum, name) => sum + 1 / (1 + rivals(name)), 0);
    this.contested = new Set(contested);
    this.allowance = Math.ceil(share - ROUNDING);
  }

  private async showPresence(wants: readonly string[]): Promise<void> {
    const { reads, clock, owner, options, heartbeats } = this.context;
    const elapsed = heartbeats.elapsedMs();
    if (elapsed - this.beatAtMs < options.leaseRenewMs) return;
    this.beats += 1;
    await reads.setControl(PREFIX + owner, { atMs: nowMs(clock), beat: this.beats, wants } satisfies Presence);
    this.beatAtMs = elapsed;
  }

  private silentMs(key: string, { atMs, beat }: Presence): number {
    return this.context.heartbeats.note(key, { owner: key.slice(PREFIX.length), heartbeat: `${atMs}/${beat}` });
  }

  /** So that the others need not wait until this process is no longer counted. Where the store does not answer, they wait. */
  async retire(): Promise<void> {
    this.beatAtMs = -Infinity;
    await this.context.reads.deleteControl(PREFIX + this.context.owner).catch(() => undefined);
  }
}
