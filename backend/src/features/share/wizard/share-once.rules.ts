import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PoliciesShared } from '@covertrail/domain/share/share.contract';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shownPolicies } from '@covertrail/domain/share/share.state';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore, Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';

type ShareData = Omit<PoliciesShared['data'], 'shareId'>;

/** What was recorded, or found: `isNew` for the command that shared it, also when it is repeated. */
export interface SharedOnce {
  readonly outcome: Outcome;
  readonly isNew: boolean;
}

/**
 * Shares it under an id that follows from its content, so that two people who send the same make one share. One that was ended, or out of which a
 * policy was taken, is a thing of the past: the next id is tried.
 */
export async function shareOnce(
  deciders: Pick<DeciderStore, 'handle' | 'load'>,
  data: ShareData,
  meta: CommandMeta,
): Promise<SharedOnce> {
  const sent = { ...data, policyIds: [...new Set(data.policyIds)] };
  for (let earlier = 0; ; earlier += 1) {
    const shareId = idOf(sent, earlier);
    const command = { type: 'SharePolicies', shareId, ...sent } as const;
    const outcome = await deciders.handle(shareDecider, shareId, command, meta, { startsStream: true });
    if (outcome.events.length > 0) return { outcome, isNew: true };
    const { state } = await deciders.load(shareDecider, shareId);
    if (shownPolicies(state).length === sent.policyIds.length) return { outcome, isNew: false };
  }
}

const idOf = (data: ShareData, earlier: number): Uuid =>
  deriveId(
    'share-content',
    JSON.stringify(Object.entries(data).sort(([name], [other]) => (name < other ? -1 : 1))),
    earlier,
  );
