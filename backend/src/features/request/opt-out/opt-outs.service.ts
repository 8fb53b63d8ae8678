import { Inject, Injectable } from '@nestjs/common';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { optOutDecider, type OptOutState } from '@covertrail/domain/opt-out/opt-out.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { foldEmail, keyedId } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';
import type { Recipient } from '../recipients.service.js';

/** The opt-out of an insured from a requester has one id. */
export const optOutIdOf = (requesterId: Uuid, insuredId: Uuid): Uuid => deriveId('opt-out', requesterId, insuredId);

/** Who is no supplier of whom, by the stream of the two [D11]. */
@Injectable()
export class OptOuts {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Throws `REQUEST.OPTED_OUT` while the recipient is no supplier of the requester. */
  async refuse(requesterId: Uuid, { insuredId, inviteeEmail }: Recipient): Promise<void> {
    if (insuredId === null && inviteeEmail === undefined) return;
    const id =
      insuredId === null ? await this.idOfAddress(requesterId, inviteeEmail ?? '') : optOutIdOf(requesterId, insuredId);
    if ((await this.deciders.load(optOutDecider, id)).state?.stands) throw new Problem('REQUEST.OPTED_OUT');
  }

  /** The same for a request that was sent. */
  async refuseAbout(requestId: Uuid): Promise<void> {
    if ((await this.of(requestId))?.stands) throw new Problem('REQUEST.OPTED_OUT');
  }

  /** What the company that was asked by a request has said; null where it has said nothing. */
  async of(requestId: Uuid): Promise<OptOutState> {
    return (await this.deciders.load(optOutDecider, (await this.about(requestId)).optOutId)).state;
  }

  /** Throws `REQUEST.NOT_FOUND`, and what the rules throw. */
  async optOut(requestId: Uuid, reason: string, meta: CommandMeta): Promise<Outcome> {
    const about = await this.about(requestId);
    const command = { type: 'OptOut', ...about, requestId, reason } as const;
    return this.deciders.handle(optOutDecider, about.optOutId, command, meta);
  }

  takeBack(optOutId: Uuid, meta: CommandMeta): Promise<Outcome> {
    return this.deciders.handle(optOutDecider, optOutId, { type: 'TakeBackOptOut' }, meta);
  }

  /** Whether an opt-out from a requester is that of the address of an invited person. */
  async isAbout(optOutId: Uuid, requesterId: Uuid, inviteeId: Uuid): Promise<boolean> {
    const person = await this.views.get(peopleView, inviteeId);
    return person !== null && person.email !== '' && (await this.idOfAddress(requesterId, person.email)) === optOutId;
  }

  private async about(requestId: Uuid) {
    const { state } = await this.deciders.load(requestDecider, requestId);
    if (!state) throw new RuleBroken('REQUEST.NOT_FOUND');
    const { requesterId, insuredId, inviteeId = null } = state.requested;
    if (insuredId !== null)
      return { optOutId: optOutIdOf(requesterId, insuredId), requesterId, insuredId, inviteeId: null };
    const email = inviteeId && (await this.views.byId(peopleView, [inviteeId])).get(inviteeId)?.email;
    const optOutId = await this.idOfAddress(requesterId, email || (inviteeId ?? requestId));
    return { optOutId, requesterId, insuredId, inviteeId };
  }

  /** It names the address to nobody. */
  private idOfAddress(requesterId: Uuid, email: string): Promise<Uuid> {
    return keyedId(this.vault, 'optOut', requesterId, foldEmail(email));
  }
}
