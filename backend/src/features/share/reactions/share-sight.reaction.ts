import type { Uuid } from '@covertrail/domain/kernel/event';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import type { LiveUpdate } from '@covertrail/platform/read-store/live-update';

/**
 * Notifies open pages of the requester that a share shows more or less than before: they read policies and locations from the streams
 * of shares, and no document of the views that they name changes with a share [D08].
 */
export const shareSight = defineReaction<DeciderStore>()({
  name: 'share-sight',
  on: {
    ShareEnded: seenAnew,
    ShareEnabled: seenAnew,
    SharedPolicyRemoved: seenAnew,
  },
});

async function seenAnew(
  { data, position }: RecordedEvent<'ShareEnded' | 'ShareEnabled' | 'SharedPolicyRemoved'>,
  deciders: DeciderStore,
): Promise<readonly LiveUpdate[]> {
  const { shareId, requesterId, insuredId, policyIds } = data;
  const { state } = await deciders.load(shareDecider, shareId);
  if (state === null) return [];
  const trackingId = trackingIdOf(requesterId, state.shared.projectId, insuredId);
  const again = (view: string, ids: readonly Uuid[]): LiveUpdate => ({
    view,
    ids,
    position,
    audience: [requesterId],
    again: true,
  });
  return [again('tracked-suppliers', [trackingId]), again('selections', policyIds)];
}
