import { Injectable } from '@nestjs/common';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { optOutDecider } from '@covertrail/domain/opt-out/opt-out.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { deriveId } from '@covertrail/platform/ids/ids';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { optOutIdOf, OptOuts } from './opt-outs.service.js';

const NAME = 'opted-out-requests';

type Cause = RecordedEvent<'SupplierOptedOut' | 'CoverageRequested'>;

/**
 * Declines what is open between a requester and a company that is no supplier of it [D11]. A request that is sent at the moment of the
 * opt-out is recorded before it, and is then among the open ones, or after it, and is then declined by its own event.
 */
@Injectable()
export class OptedOutRequests {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly optOuts: OptOuts,
  ) {}

  async declineOpen(event: RecordedEvent<'SupplierOptedOut'>): Promise<void> {
    const { optOutId, requestId, requesterId, insuredId, reason } = event.data;
    const open =
      insuredId === null
        ? await this.openToAddress(event, requesterId, optOutId)
        : await this.openOf(event, requesterId, insuredId);
    for (const id of new Set([requestId, ...open])) await this.decline(id, { optOutId, reason }, event);
  }

  async declineNew(event: RecordedEvent<'CoverageRequested'>): Promise<void> {
    const { requestId, requesterId, insuredId } = event.data;
    if (insuredId === null) return;
    const { state } = await this.deciders.load(optOutDecider, optOutIdOf(requesterId, insuredId));
    if (state?.stands) await this.decline(requestId, state, event);
  }

  private async openOf({ position }: Cause, requesterId: Uuid, insuredId: Uuid): Promise<readonly Uuid[]> {
    await this.views.reached(position, requestsView);
    const ids: Uuid[] = [];
    const open = {
      where: { insuredId: { eq: insuredId }, state: { eq: 'open' }, requesterId: { eq: requesterId } },
    } as const;
    for await (const { id } of everyDocument(this.views, requestsView, open, [])) ids.push(id);
    return ids;
  }

  /** Each request by e-mail has an invited person of its own: the same address makes them one. */
  private async openToAddress({ position }: Cause, requesterId: Uuid, optOutId: Uuid): Promise<readonly Uuid[]> {
    await this.views.reached(position, requestsView);
    const ids: Uuid[] = [];
    const open = { where: { requesterId: { eq: requesterId }, state: { eq: 'open' } } } as const;
    for await (const { id, inviteeId, insuredId } of everyDocument(this.views, requestsView, open, []))
      if (insuredId === null && inviteeId !== null && (await this.optOuts.isAbout(optOutId, requesterId, inviteeId)))
        ids.push(id);
    return ids;
  }

  /** One that was answered, declined or canceled by now stays as it is. */
  private async decline(
    requestId: Uuid,
    { optOutId, reason }: { readonly optOutId: Uuid; readonly reason: string },
    event: Cause,
  ): Promise<void> {
    const meta = carryingOut(event, NAME, deriveId(NAME, event.id, requestId));
    const command = { type: 'DeclineRequest', reason, optOutId } as const;
    try {
      await this.deciders.handle(requestDecider, requestId, command, meta, { facts: async () => ({ policies: [] }) });
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error;
    }
  }
}
