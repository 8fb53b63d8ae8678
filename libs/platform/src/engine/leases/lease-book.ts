import type { Clock } from '#clock/clock';
import type { EngineOptions } from '#engine/engine-options';
import type { HeldLease } from '#read-store/leases.port';
import type { Leases } from '#read-store/leases.port';

/** `owner` names the process. */
interface LeaseBookContext {
  readonly reads: Pick<Leases, 'heldLeases' | 'renewLeases'>;
  readonly clock: Clock;
  readonly owner: string;
  readonly options: EngineOptions;
}

/** A lease of this process. */
export interface OwnLease {
  readonly name: string;
  readonly epoch: number;
  /** Another process has taken it. */
  lost(): void;
}

/** Of the time between two looks of a standby, this part is waited for the looks of others. */
const GATHERED_PART = 5;

/**
 * What a process reads and renews of leases, of all of them with one command: it has one for each view and each reaction, and a
 * command for each would keep a server busy that has nothing else to do.
 */
export class LeaseBook {
  private readonly own = new Map<string, OwnLease>();
  private timer: NodeJS.Timeout | null = null;
  private renewing = false;
  private lookUp: { readonly names: Set<string>; readonly found: Promise<ReadonlyMap<string, HeldLease>> } | null =
    null;

  constructor(private readonly context: LeaseBookContext) {}

  /** Whose a lease is now; null where it is free. */
  async heldBy(name: string): Promise<HeldLease | null> {
    this.lookUp ??= this.nextLook();
    this.lookUp.names.add(name);
    return (await this.lookUp.found).get(name) ?? null;
  }

  /** Renews a lease until it is lost or removed. An unreachable store loses none: the epoch protects the writes. */
  keep(lease: OwnLease): void {
    this.own.set(lease.name, lease);
    this.timer ??= setInterval(() => void this.renew(), this.context.options.leaseRenewMs).unref();
  }

  remove(lease: OwnLease): void {
    if (this.own.get(lease.name) === lease) this.own.delete(lease.name);
    if (this.own.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private nextLook() {
    const names = new Set<string>();
    const { reads, options } = this.context;
    const gathered = new Promise<void>((resolve) => setTimeout(resolve, options.standbyPollMs / GATHERED_PART));
    const found = gathered.then(() => {
      this.lookUp = null;
      return reads.heldLeases([...names]);
    });
    return { names, found };
  }

  private async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    const leases = [...this.own.values()];
    const { reads, owner, options, clock } = this.context;
    try {
      const renewed = await reads.renewLeases(
        leases.map(({ name, epoch }) => ({ name, epoch })),
        owner,
        options.leaseTtlMs,
        Date.parse(clock.now()),
      );
      for (const lease of leases) if (!renewed.has(lease.name)) lease.lost();
    } catch {
      return;
    } finally {
      this.renewing = false;
    }
  }
}
