import { Lease, nowMs, type LeaseContext } from '#engine/leases/lease';
import { asError } from '#log/log-entry';
import type { ControlValues } from '#read-store/control-values.port';
import { CheckpointConflict } from '#errors/store-errors';
import { StoreUnreachable } from '#errors/store-unreachable';
import { isOpen, orderKey, type MaintenanceOrder, type OrderProgress } from './maintenance-order.js';

/** Carries an order out; null where that is another process's, or nobody's at this moment. Errors say why it failed. */
export type CarryOut = (order: MaintenanceOrder) => (() => Promise<void>) | null;

/** What ended so long ago is no longer shown. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Takes the orders that this process can carry out. Of several processes one takes an order, by its lease; where that one ends
 * before the order does, another begins it again: each is harmless twice.
 */
export class OrderRunner {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly context: LeaseContext & { readonly reads: ControlValues },
    private readonly carryOut: CarryOut,
  ) {}

  /** Throws what the read store throws. */
  async takeOpenOrders(): Promise<void> {
    const { reads, clock } = this.context;
    for (const { key, value } of await reads.listControl<OrderProgress>(orderKey())) {
      if (isOpen(value)) await this.take(value.order);
      else if (nowMs(clock) - Date.parse(value.at) > KEPT_MS) await reads.deleteControl(key);
    }
  }

  /** Resolves when what was taken has ended. */
  async ended(): Promise<void> {
    await Promise.all(this.underWay.values());
  }

  private async take(order: MaintenanceOrder): Promise<void> {
    if (this.underWay.has(order.id)) return;
    const work = this.carryOut(order);
    const lease = work && (await Lease.take(this.context, orderKey(order.id)));
    if (!work || !lease) return;
    this.underWay.set(
      order.id,
      this.run(order, work, lease).finally(() => this.underWay.delete(order.id)),
    );
  }

  private async run(order: MaintenanceOrder, work: () => Promise<void>, lease: Lease): Promise<void> {
    try {
      const progress = await this.context.reads.getControl<OrderProgress>(orderKey(order.id));
      if (!progress || !isOpen(progress)) return;
      await this.note(order, 'running');
      const error = await work().then(() => null, asError);
      if (error === null) return await this.note(order, 'done');
      if (error instanceof StoreUnreachable || error instanceof CheckpointConflict) return;
      await this.note(order, 'failed', error.message);
    } catch {
      // The store does not answer: the order stays open, and is looked at again.
    } finally {
      await lease.release();
    }
  }

  private note(order: MaintenanceOrder, state: OrderProgress['state'], error: string | null = null): Promise<void> {
    const { reads, clock, owner } = this.context;
    return reads.setControl(orderKey(order.id), {
      order,
      state,
      by: owner,
      at: clock.now(),
      error,
    } satisfies OrderProgress);
  }
}
