import { Injectable } from '@nestjs/common';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { Claims, type Claim } from '@covertrail/platform/claims/claims';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Recipient } from '../recipients.service.js';

/** Which request is meant: of whom, to whom, for what. */
export interface SameRequest {
  readonly requestId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly recipient: Recipient;
}

const ALREADY_OPEN = 'REQUEST.ALREADY_OPEN';
const PREFIX = 'request-';
/** A claim whose request has not come by then belongs to a process that died. */
const GRACE_MS = 60_000;

/** A requester asks the same supplier for the same project once at a time, unless it says that it means to ask again. */
@Injectable()
export class OpenRequests {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly claims: Claims,
  ) {}

  /**
   * Throws `REQUEST.ALREADY_OPEN` with number and due day of the open one, unless `again`. A request that was sent before
   * has its outcome, whoever has asked since.
   */
  async holding(same: SameRequest, again: boolean, meta: CommandMeta, now: string, command: () => Promise<Outcome>): Promise<Outcome> {
    if ((await this.deciders.load(requestDecider, same.requestId)).state) return command();
    const claim = this.claimOf(same, again, now);
    try {
      return await this.claims.holding(claim, meta, command);
    } catch (error) {
      if (!(error instanceof RuleBroken) || error.code !== ALREADY_OPEN) throw error;
      // Of two that mean it at the same moment one has the claim, and both are sent.
      if (again) return command();
      throw await this.alreadyOpen(claim);
    }
  }

  private claimOf({ requestId, requesterId, projectId, recipient }: SameRequest, again: boolean, now: string): Claim {
    return {
      kind: 'openRequest',
      scope: requesterId,
      value: `${projectId} ${recipient.insuredId ?? recipient.inviteeEmail ?? ''}`,
      owner: `${PREFIX}${requestId}`,
      takenCode: ALREADY_OPEN,
      stillHeld: async (owner, since) => !again && (await this.isOpen(owner, since, now)),
    };
  }

  private async isOpen(owner: string, since: string, now: string): Promise<boolean> {
    const { state } = await this.deciders.load(requestDecider, owner.slice(PREFIX.length));
    return state ? state.outcome === null : Date.parse(now) - Date.parse(since) < GRACE_MS;
  }

  private async alreadyOpen({ kind, scope, value }: Claim): Promise<RuleBroken> {
    const owner = await this.claims.ownerOf(kind, scope, value);
    const { state } = await this.deciders.load(requestDecider, owner?.slice(PREFIX.length) ?? '');
    return new RuleBroken(ALREADY_OPEN, { number: state?.requested.number ?? '', dueOn: state ? dayText(state.requested.dueOn) : '' });
  }
}
