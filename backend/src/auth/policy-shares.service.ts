import { Injectable } from '@nestjs/common';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shownPolicies } from '@covertrail/domain/share/share.state';
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

  /** Whether a share shows the policy to this requester now (decision 86). */
  async show(requesterId: Uuid, policyId: Uuid): Promise<boolean> {
    const where = {
      requesterId: { eq: requesterId },
      policyWords: { word: idWord(policyId) },
      ended: { eq: false },
    };
    const { documents } = await this.views.find(sharesView, { where }, [{ field: 'sharedAt', direction: 'desc' }], {
      limit: MOST,
    });
    const shares = await Promise.all(documents.map(({ id }) => this.deciders.readable.load(shareDecider, id)));
    return shares.some(
      ({ state }) => state?.shared.requesterId === requesterId && shownPolicies(state).includes(policyId),
    );
  }
}
