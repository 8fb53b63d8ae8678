import { Injectable } from '@nestjs/common';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '../views/views.service.js';

/** A policy is shared with one company once for each of its projects. */
const MOST = 200;

/** What requesters know of policies. A view proposes the shares, their streams decide. */
@Injectable()
export class PolicyShares {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  /** Null while a share shows the policy; where all have ended, the position of the last end; undefined where none ever showed it. */
  async knownUntil(requesterId: Uuid, policyId: Uuid): Promise<Position | null | undefined> {
    const where = { requesterId: { eq: requesterId }, policyWords: { word: idWord(policyId) } };
    const { documents } = await this.views.find(sharesView, { where }, [{ field: 'sharedAt', direction: 'desc' }], {
      limit: MOST,
    });
    const shares = await Promise.all(documents.map(({ id }) => this.deciders.readable.load(shareDecider, id)));
    const own = shares.filter(
      ({ state }) => state?.shared.requesterId === requesterId && state.shared.policyIds.includes(policyId),
    );
    if (own.length === 0) return undefined;
    if (own.some(({ state }) => state?.ended === false)) return null;
    return (
      own
        .map(({ position }) => position)
        .sort()
        .at(-1) ?? null
    );
  }
}
