import { Inject, Injectable } from '@nestjs/common';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isRequesting } from '@covertrail/domain/rights/sides';
import type { OpenedShare } from '@covertrail/domain/share/share.state';
import type { DownloadedDocument, ShareReadingCommand } from '@covertrail/domain/share-reading/share-reading.contract';
import { shareReadingDecider } from '@covertrail/domain/share-reading/share-reading.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import type { Actor } from '#auth/actor';
import { CLOCK, LOG } from '#tokens/tokens';

/** Readings that this process remembers as recorded; then it forgets them, and the stream says so again. */
const MOST_REMEMBERED = 20_000;

/**
 * Records who of a requester read a share, at most once a day: a process remembers what it recorded, so that a page that is open
 * or read again costs nothing. A reading that cannot be recorded is logged, and refuses nobody what they may read [D08].
 */
@Injectable()
export class ShareReadings {
  private readonly recorded = new Set<string>();

  constructor(
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Somebody sees the policies of these shares. */
  async opened(actor: Actor, shares: readonly OpenedShare[]): Promise<void> {
    for (const share of ofOwn(actor, shares)) {
      const reading = this.reading(actor, share);
      await this.once([reading.shareId, reading.on], actor, reading.shareId, { type: 'RecordOpening', ...reading });
    }
  }

  /** Somebody downloads these documents; each counts for every share that shows its policy. */
  async downloaded(
    actor: Actor,
    shares: readonly OpenedShare[],
    documents: readonly DownloadedDocument[],
  ): Promise<void> {
    for (const share of ofOwn(actor, shares)) {
      const own = documents.filter(({ policyId }) => share.shared.policyIds.includes(policyId));
      if (own.length === 0) continue;
      const reading = this.reading(actor, share);
      const which = own.map(({ documentId, version }) => `${documentId} ${version}`);
      await this.once([reading.shareId, actor.userId, reading.on, ...which], actor, reading.shareId, {
        type: 'RecordDownloads',
        ...reading,
        documents: own,
      });
    }
  }

  private reading({ userId, timeZone }: Actor, { shared: { shareId, insuredId, requesterId } }: OpenedShare) {
    return { shareId, insuredId, requesterId, userId, on: dayInZone(this.clock.now(), timeZone) };
  }

  private async once(
    of: readonly string[],
    { userId, companyId, role }: Actor,
    shareId: Uuid,
    command: ShareReadingCommand,
  ): Promise<void> {
    const commandId = deriveId('share-reading', command.type, ...of);
    if (this.recorded.has(commandId)) return;
    if (this.recorded.size >= MOST_REMEMBERED) this.recorded.clear();
    this.recorded.add(commandId);
    const [commandHash, correlationId] = [commandId, commandId];
    const meta = { commandId, commandHash, actor: userId, role, tenant: companyId, correlationId, causationId: null };
    try {
      await this.deciders.handle(shareReadingDecider, shareId, command, meta);
    } catch (error) {
      this.recorded.delete(commandId);
      this.log.warn({ err: error, shareId }, 'a reading of a share was not recorded');
    }
  }
}

const ofOwn = (actor: Actor, shares: readonly OpenedShare[]): readonly OpenedShare[] =>
  isRequesting(actor) ? shares.filter(({ shared }) => shared.requesterId === actor.companyId) : [];
