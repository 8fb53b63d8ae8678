import { Injectable } from '@nestjs/common';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { deriveId } from '@covertrail/platform/ids/ids';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';

const NAME = 'canceled-tracking-requests';

/** Cancels the open requests of a tracking together with it, for the same reason: the supplier and its agency read it there. */
@Injectable()
export class CanceledTrackingRequests {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  async cancelOpen(event: RecordedEvent<'TrackingCanceled'>): Promise<void> {
    const { trackingId, reason } = event.data;
    await this.views.reached(event.position, requestsView);
    const open = { where: { trackingId: { eq: trackingId }, state: { eq: 'open' } } } as const;
    const ids: Uuid[] = [];
    for await (const { id } of everyDocument(this.views, requestsView, open, [])) ids.push(id);
    for (const id of ids) await this.cancel(id, reason, event);
  }

  /** One that was answered, declined or canceled by now stays as it is. */
  private async cancel(requestId: Uuid, reason: string, event: RecordedEvent<'TrackingCanceled'>): Promise<void> {
    const meta = carryingOut(event, NAME, deriveId(NAME, event.id, requestId));
    const command = { type: 'CancelRequest', reason } as const;
    try {
      await this.deciders.handle(requestDecider, requestId, command, meta, { facts: async () => ({ policies: [] }) });
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error;
    }
  }
}
