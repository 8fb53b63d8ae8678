import { Injectable } from '@nestjs/common';
import type { DocumentType } from '@covertrail/domain/insurance/document-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shownPolicies, type OpenedShare } from '@covertrail/domain/share/share.state';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** What a supplier shows to a tracking: its policies, each with the shares that show it. */
export interface ShownToTracking {
  readonly projectId: Uuid;
  readonly policies: ReadonlyMap<Uuid, readonly OpenedShare[]>;
}

/** What shares show now, from their streams: a share that ended shows nothing from that moment on (decision 86). */
@Injectable()
export class ShownShares {
  constructor(private readonly deciders: DeciderStore) {}

  /** Null where there is no such tracking. */
  async of(trackingId: Uuid): Promise<ShownToTracking | null> {
    const { state } = await this.deciders.readable.load(trackingDecider, trackingId);
    if (!state) return null;
    const policies = new Map<Uuid, readonly OpenedShare[]>();
    const ids = [...new Set(state.provided.map(({ shareId }) => shareId))];
    const shares = await Promise.all(ids.map((id) => this.deciders.readable.load(shareDecider, id)));
    for (const { state: share } of shares)
      if (share)
        for (const policyId of shownPolicies(share)) policies.set(policyId, [...(policies.get(policyId) ?? []), share]);
    return { projectId: state.projectId, policies };
  }
}

/** Whether one of these shares shows documents of this type online; one that names none shows all, one for printing only shows none [D09]. */
export const showsType = (shares: readonly OpenedShare[], type: DocumentType): boolean =>
  shares.some(
    ({ shared: { documentTypes, printOnly = 0 } }) =>
      printOnly === 0 && (documentTypes === undefined || documentTypes.includes(type)),
  );

/** The shares among those that show any of the policies, each once. */
export const sharesShowing = (shown: ShownToTracking | null): readonly OpenedShare[] =>
  shown ? [...new Set([...shown.policies.values()].flat())] : [];
