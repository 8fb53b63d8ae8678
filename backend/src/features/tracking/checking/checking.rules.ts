import { trackingInputId, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import type { Position } from '@covertrail/domain/kernel/event';

export type AssessedRow = Pick<TrackedSupplierDocument, 'id' | 'assessedUpTo'>;

/**
 * The ids of the inputs that a status may lack, by the last new event of each stream. A status that includes an event lacks nothing of it,
 * also while the assessor has others to assess for the same event.
 */
export const inputsNotAssessed = (
  rows: readonly AssessedRow[],
  latest: ReadonlyMap<string, Position>,
): readonly string[] =>
  rows.flatMap(({ id, assessedUpTo }) =>
    [...latest].flatMap(([stream, position]) => (assessedUpTo < position ? [trackingInputId(stream, id)] : [])),
  );
