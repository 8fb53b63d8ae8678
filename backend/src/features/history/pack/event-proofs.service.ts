import { Inject, Injectable } from '@nestjs/common';
import type { EventProof, SignedCheckpoint } from '@covertrail/contracts/history/evidence.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { LogDiffers, type KeptCheckpoint } from '@covertrail/platform/ledger/kept-checkpoint';
import { LedgerProofs } from '@covertrail/platform/ledger/ledger-proofs';
import { leafOfLogEvent } from '@covertrail/platform/ledger/ledger-tree';
import { isUnreadable } from '@covertrail/platform/deciders/unreadable-event';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { EVENTS } from '#tokens/tokens';
import { HistoryReadings } from '../entries/history-reading.service.js';
import { ReadablePolicyEvents } from '../policy-history/readable-policy-events.reader.js';

interface Place {
  readonly stream: string;
  readonly revision: number;
}

/** Proves single events to those who see them in a history, and to operators by their place [J06]. */
@Injectable()
export class EventProofs {
  constructor(
    private readonly readings: HistoryReadings,
    private readonly policies: ReadablePolicyEvents,
    private readonly proofs: LedgerProofs,
    @Inject(EVENTS) private readonly log: EventStore,
  ) {}

  /** An event that this reader does not see in the history of the tracking does not exist. */
  async ofTracking(
    actor: Actor,
    trackingId: Uuid,
    eventId: Uuid,
    since: CalendarDate | undefined,
  ): Promise<EventProof> {
    const { visible } = await this.readings.read(actor, trackingId, undefined);
    return this.at(
      visible.map(({ event }) => event).find(({ id }) => id === eventId),
      since,
    );
  }

  async ofPolicy(actor: Actor, policyId: Uuid, eventId: Uuid, since: CalendarDate | undefined): Promise<EventProof> {
    const events = await this.policies.of(actor, policyId);
    return this.at(
      events.find((event) => event.id === eventId && !isUnreadable(event)),
      since,
    );
  }

  /** Throws where there is no such event, where no published checkpoint holds it yet, and where the log is not as it was signed. */
  async at(place: Place | undefined, since: CalendarDate | undefined): Promise<EventProof> {
    const [event] = place ? await this.log.readStream(place.stream, { fromRevision: place.revision }) : [];
    if (!place || event?.revision !== place.revision) throw new Problem('EVENT_PROOF.NOT_FOUND');
    const leaf = leafOfLogEvent(event);
    const proof = await this.proofs.published(leaf, since ?? null).catch((error: unknown) => {
      throw error instanceof LogDiffers ? new Problem('LEDGER.DIFFERS') : error;
    });
    if (!proof) throw new Problem('EVENT_PROOF.NOT_SIGNED_YET');
    const { index, inclusion, checkpoint, earlier } = proof;
    return {
      stream: event.stream,
      revision: event.revision,
      leaf: leaf.toString('hex'),
      index,
      inclusion: inHex(inclusion),
      checkpoint: signedOf(checkpoint),
      key: checkpoint.key,
      earlier: earlier && { ...signedOf(earlier.checkpoint), consistency: inHex(earlier.consistency) },
    };
  }
}

const inHex = (hashes: readonly Buffer[]): readonly string[] => hashes.map((hash) => hash.toString('hex'));
const signedOf = ({ day, size, note }: KeptCheckpoint): SignedCheckpoint => ({ day, size, note });
