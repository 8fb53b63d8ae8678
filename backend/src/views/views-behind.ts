import type { Position } from '@covertrail/domain/kernel/event';

/** Views have not reached a position in time. What needs them is tried again later. */
export class ViewsBehind extends Error {
  override readonly name = 'ViewsBehind';
  constructor(views: readonly string[], position: Position) {
    super(`${views.join(', ')} did not reach ${position}`);
  }
}
