import type { Position, Uuid } from '@covertrail/domain/kernel/event';

/** What one row of the activity log is of: an event, who sees it, and the insured of the policy that it is about. */
export interface ActivityRowKey {
  readonly position: Position;
  readonly viewer: string;
  readonly insuredId: Uuid | null;
}

const SEPARATOR = '/';

/**
 * The id of a row. It begins with the position, so that what is folded one after another is stored side by side: ids in
 * no order cost twice the writing.
 */
export const rowIdOf = ({ position, viewer, insuredId }: ActivityRowKey): string => [position, viewer, insuredId ?? ''].join(SEPARATOR);

/** Only the projection reads an id: its readers have the fields. Viewers and insureds are ids, so the last two separators count. */
export function rowKeyOf(id: string): ActivityRowKey {
  const beforeInsured = id.lastIndexOf(SEPARATOR);
  const beforeViewer = id.lastIndexOf(SEPARATOR, beforeInsured - 1);
  return {
    position: id.slice(0, beforeViewer),
    viewer: id.slice(beforeViewer + 1, beforeInsured),
    insuredId: id.slice(beforeInsured + 1) || null,
  };
}
