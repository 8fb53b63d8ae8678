import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { ControlValues } from '#read-store/control-values.port';
import type { Follower } from '@covertrail/domain/maintenance/maintenance.contract';

/** What an operator wants of the engines, whichever process has to do it. `id` is that of the recorded order. */
export type MaintenanceOrder = { readonly id: Uuid; readonly orderedAt: Instant } & (
  | { readonly kind: 'rebuild' | 'resume'; readonly follower: Follower }
  | { readonly kind: 'retry' | 'skip'; readonly follower: Follower; readonly eventId: Uuid }
);

/** How far an order is. `by` is the process that took it; `at` when the state came about; `error` why it failed. */
export interface OrderProgress {
  readonly order: MaintenanceOrder;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly by: string | null;
  readonly at: Instant;
  readonly error: string | null;
}

/** Control document of one order; without an id the prefix of all. */
export const orderKey = (id = ''): string => `order:${id}`;

/** Gives an order to whichever process can carry it out; nothing where it was given before. Throws StoreUnreachable. */
export async function placeOrder(
  reads: Pick<ControlValues, 'getControl' | 'setControl'>,
  order: MaintenanceOrder,
): Promise<void> {
  if ((await reads.getControl(orderKey(order.id))) !== null) return;
  await reads.setControl(orderKey(order.id), {
    order,
    state: 'waiting',
    by: null,
    at: order.orderedAt,
    error: null,
  } satisfies OrderProgress);
}

export const isOpen = ({ state }: OrderProgress): boolean => state === 'waiting' || state === 'running';
