import type { Position, Uuid } from '@covertrail/domain/kernel/event';

/** What one row of the activity log stands for: an event, who sees it, and the insured of its policy. */
export interface ActivityRowKey {
  readonly position: Position;
  readonly viewer: string;
  readonly insuredId: Uuid | null;
}

const SEPARATOR = '/';

/**
 * The id of a row. It begins with the position, so that rows that are folded one after another are stored next to each other:
 * with ids in random order, writing takes twice as long.
 */
export const rowIdOf = ({ position, viewer, insuredId }: ActivityRowKey): string =>
  [position, viewer, insuredId ?? ''].join(SEPARATOR);

/**
 * Only the projection parses an id: readers use the fields. Viewers and insureds are ids without the separator, so the last two
 * separators count.
 */
export function rowKeyOf(id: string): ActivityRowKey {
  const beforeInsured = id.lastIndexOf(SEPARATOR);
  const beforeViewer = id.lastIndexOf(SEPARATOR, beforeInsured - 1);
  return {
    position: id.slice(0, beforeViewer),
    viewer: id.slice(beforeViewer + 1, beforeInsured),
    insuredId: id.slice(beforeInsured + 1) || null,
  };
}
