import type {
  OperationFigures,
  OrderRow,
  ParkedEventShape,
} from '@covertrail/contracts/maintenance/maintenance.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Follower } from '@covertrail/domain/maintenance/maintenance.contract';
import type { MaintenanceOrder } from '@covertrail/platform/engine/orders/maintenance-order';

/** What became of an order. */
export type OrderOutcome = Pick<OrderRow, 'endedAt' | 'error'> & { readonly state: NonNullable<OrderRow['state']> };

/** The running product as its operators see it: every process of it, and no company's data. All throw StoreUnreachable. */
export interface OperatedProduct {
  figures(): Promise<OperationFigures>;
  hasView(name: string): boolean;
  isParked(follower: Follower, eventId: Uuid): Promise<boolean>;
  /** Null where no such event is parked. */
  parkedEvent(eventId: Uuid): Promise<ParkedEventShape | null>;
  /** Lays it before the engines of all processes, once. */
  order(order: MaintenanceOrder): Promise<void>;
  /** From now on the follower goes on without the event for as long as it cannot handle it. */
  rememberSkip(follower: Follower, eventId: Uuid): Promise<void>;
  outcomesOf(orders: readonly Uuid[]): Promise<ReadonlyMap<Uuid, OrderOutcome>>;
}
