import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  transferDetailsView,
  type StoredStep,
  type TransferDocument,
} from '@covertrail/contracts/client-transfer/client-transfer.views';
import type { TransferStep } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { ClientTransferKind } from '@covertrail/contracts/live/live.messages';
import type { LiveFeed, LiveUpdate } from '@covertrail/platform/engine/live-feed/live-feed.port';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { EVENTS, LIVE_FEED, LOG } from '#tokens/tokens';
import { LiveGateway } from '#live/live.gateway';
import { Views } from '#views/views.service';

const VIEW = transferDetailsView;
const KIND_OF: Readonly<Record<TransferStep['stage'], ClientTransferKind>> = {
  requested: 'TRANSFER_REQUEST',
  acknowledged: 'ACKNOWLEDGED',
  approved: 'APPROVE',
  denied: 'DENY',
  canceled: 'CANCELLED',
  closed: 'CLOSE',
  completed: 'TRANSFER_COMPLETE',
};

/**
 * Sends both agencies of a transfer each of its steps (CLIENT_TRANSFER) [G04], once the view shows the step. Only
 * new steps: earlier ones are on the page when it is first read.
 */
@Injectable()
export class ClientTransferNotifier implements OnApplicationBootstrap, OnModuleDestroy {
  private notifiedUpTo: Position = '';
  private work: Promise<void> = Promise.resolve();
  private stop: () => void = () => undefined;

  constructor(
    private readonly views: Views,
    private readonly gateway: LiveGateway,
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(LIVE_FEED) private readonly feed: LiveFeed,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.notifiedUpTo = await this.events.head();
    this.stop = this.feed.listen((updates) => this.receive(updates.filter(({ view }) => view === VIEW.name)));
  }

  async onModuleDestroy(): Promise<void> {
    this.stop();
    await this.work;
  }

  /** Steps are sent one after the other, in the order in which they were taken. */
  private receive(updates: readonly LiveUpdate[]): void {
    if (updates.length === 0) return;
    this.work = this.work
      .then(() => this.publish(updates))
      .catch((error: unknown) => this.log.error({ err: error }, 'steps of a transfer were not sent'));
  }

  private async publish(updates: readonly LiveUpdate[]): Promise<void> {
    const upTo = updates
      .map(({ position }) => position)
      .reduce((latest, position) => (position > latest ? position : latest));
    // Another collection may be active by now. If it were behind, these steps would be missed.
    await this.views.reached(upTo, VIEW);
    const transfers = await this.views.byId(
      VIEW,
      updates.flatMap(({ ids }) => ids),
    );
    for (const transfer of transfers.values()) {
      for (const step of transfer.steps.filter(({ position }) => position > this.notifiedUpTo && position <= upTo))
        this.publishToBoth(transfer, step);
    }
    if (upTo > this.notifiedUpTo) this.notifiedUpTo = upTo;
  }

  private publishToBoth(
    { id, insuredId, fromAgencyId, toAgencyId, steps }: TransferDocument,
    { stage, position }: StoredStep,
  ): void {
    const acknowledged = steps.some((step) => step.stage === 'acknowledged' && step.position <= position);
    const activeAcknowledgment = acknowledged ? 'yes' : 'no';
    const message = { kind: KIND_OF[stage], transferId: id, insuredId, activeAcknowledgment, position } as const;
    for (const agencyId of [fromAgencyId, toAgencyId] satisfies Uuid[])
      this.gateway.notifyCompany(agencyId, 'CLIENT_TRANSFER', message);
  }
}
