import { Inject, Injectable } from '@nestjs/common';
import type { EvidencePackDto } from '@covertrail/contracts/history/history.inputs';
import type { EvidencePackSize } from '@covertrail/contracts/history/evidence.replies';
import { daysBetween, earlierOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { lastMomentOf, momentAt } from '@covertrail/domain/kernel/zoned-day';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Files } from '@covertrail/platform/files/files.port';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { CLOCK, EVENTS, FILES } from '#tokens/tokens';
import type { ArchiveReply } from '#uploads/zip.reply';
import { TrackingRequests } from '../entries/tracking-requests.service.js';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';
import { LoadedHistoryReader } from '../loaded-history/loaded-history.reader.js';
import { HistoryVisibility } from '../visibility/history-visibility.js';
import { sendPack } from './pack-archive.js';
import { PackContents } from './pack-contents.service.js';
import { PackedDocuments, type DocumentToPack } from './packed-documents.reader.js';

const MOST_DAYS = 1_100;
/** What a pack holds besides events and documents, and what one event takes. */
const FRAME_BYTES = 120_000;
const EVENT_BYTES = 900;

interface Subject {
  readonly history: LoadedHistory;
  readonly visibility: HistoryVisibility;
  readonly days: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly documents: readonly DocumentToPack[];
  readonly upTo: string;
}

/** Makes evidence packs: what a tracking knew and knows of some days, with what proves it [J08]. */
@Injectable()
export class EvidencePacks {
  constructor(
    private readonly histories: LoadedHistoryReader,
    private readonly requests: TrackingRequests,
    private readonly documents: PackedDocuments,
    private readonly contents: PackContents,
    @Inject(EVENTS) private readonly log: EventStore,
    @Inject(FILES) private readonly files: Files,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async sizeOf(actor: Actor, trackingId: Uuid, input: EvidencePackDto): Promise<EvidencePackSize> {
    const { history, visibility, documents } = await this.subject(actor, trackingId, input);
    const events = history.events.filter((event) => visibility.sees(event)).length;
    const packed = input.numbers === 'masked' ? [] : documents;
    const bytes = packed.reduce((sum, { file }) => sum + file.bytes, FRAME_BYTES + events * EVENT_BYTES);
    return { documents: packed.length, events, bytes, start: history.start, today: history.dayOf(this.clock.now()) };
  }

  async send(actor: Actor, trackingId: Uuid, input: EvidencePackDto, reply: ArchiveReply): Promise<void> {
    const subject = await this.subject(actor, trackingId, input);
    const isMasked = input.numbers === 'masked';
    const documents = isMasked ? [] : subject.documents;
    const made = await this.contents.of({
      ...subject,
      actor,
      isMasked,
      documents,
      leftOut: subject.documents.length - documents.length,
    });
    await this.documents.taken(actor, trackingId, documents);
    await sendPack(this.files, { ...made, documents }, nameOf(subject.history, subject.days), reply);
  }

  private async subject(actor: Actor, trackingId: Uuid, input: EvidencePackDto): Promise<Subject> {
    const upTo = await this.log.head();
    const bare = await this.histories.read(trackingId, actor);
    const days = daysOf(input, bare.dayOf(this.clock.now()));
    const documents = await this.documents.of(actor, trackingId, {
      from: momentAt(days.from, '00:00', bare.timeZone),
      to: lastMomentOf(days.to, bare.timeZone),
    });
    const streams = documents.map(({ documentId }) => `document-${documentId}`);
    const more = [...new Set([...(await this.requests.streamsOf(trackingId)), ...streams])];
    const history = await this.histories.read(trackingId, actor, more);
    return { history, visibility: new HistoryVisibility(history, actor), days, documents, upTo };
  }
}

/** Throws for days that no pack can be made of. Days to come are left out, as nothing is known of them; of nothing else it is today. */
function daysOf({ from, to }: EvidencePackDto, today: CalendarDate): Subject['days'] {
  if (to < from) throw new Problem('EVIDENCE_PACK.DAYS_NOT_VALID');
  const days = { from: earlierOf(from, today), to: earlierOf(to, today) };
  if (daysBetween(days.from, days.to) >= MOST_DAYS)
    throw new Problem('EVIDENCE_PACK.TOO_MANY_DAYS', { params: { most: MOST_DAYS } });
  return days;
}

const nameOf = ({ supplierName }: LoadedHistory, { from, to }: Subject['days']): string =>
  `Evidence ${supplierName} ${from} to ${to}.zip`;
