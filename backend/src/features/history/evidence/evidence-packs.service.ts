import { Inject, Injectable } from '@nestjs/common';
import type { EvidencePackDto } from '@covertrail/contracts/history/history.inputs';
import type { EvidencePackSize } from '@covertrail/contracts/history/history.replies';
import { daysBetween, earlierOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { firstMomentOf, lastMomentOf } from '@covertrail/domain/kernel/zoned-day';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Files } from '@covertrail/platform/files/files.port';
import { LogDiffers } from '@covertrail/platform/ledger/kept-checkpoint';
import { LedgerProofs, type ProvedMoment } from '@covertrail/platform/ledger/ledger-proofs';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { NamesService } from '#naming/names.service';
import { CLOCK, EVENTS, FILES } from '#tokens/tokens';
import type { ArchiveReply } from '#uploads/zip.reply';
import { TrackingRequests } from '../entries/tracking-requests.service.js';
import { policiesNamed } from '../entries/history-names.js';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';
import { LoadedHistoryReader } from '../loaded-history/loaded-history.reader.js';
import { citesOf, eventsCited } from '../verdict/verdict-findings.js';
import { HistoryVisibility } from '../visibility/history-visibility.js';
import { sendPack } from './pack-archive.js';
import { manifestOfPack, packTexts } from './pack-texts.js';
import { PackedDocuments, type DocumentToPack } from './packed-documents.reader.js';
import { PackedEvents, type EventsToPack } from './packed-events.reader.js';
import { packedVerdict } from './packed-verdicts.js';
import { knownSpans, trueSpans } from './verdict-spans.js';

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
    private readonly packedEvents: PackedEvents,
    private readonly naming: NamesService,
    private readonly proofs: LedgerProofs,
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

  /** `company`: the name of the company for which the pack is made. */
  async send(actor: Actor, trackingId: Uuid, input: EvidencePackDto, reply: ArchiveReply): Promise<void> {
    const subject = await this.subject(actor, trackingId, input);
    const { history, visibility, days, upTo } = subject;
    const isMasked = input.numbers === 'masked';
    const documents = isMasked ? [] : subject.documents;
    const [isTrue, isKnown] = [await trueSpans(history, days), await knownSpans(history, days)];
    const findings = [...isTrue, ...isKnown].flatMap(({ assessed }) => assessed?.assessment.findings ?? []);
    const cites = citesOf(findings, history, visibility);
    const shown = [...history.events.filter((event) => visibility.sees(event)), ...eventsCited(cites)];
    const inputs = await history.inputsAt(undefined);
    const names = await this.naming.of([...new Set(shown)], actor.companyId, policiesNamed(inputs, history.others));
    const words = { cites, names, history };
    const numbers = [...(inputs?.policies.values() ?? [])].flatMap((policy) => policy?.number.map(({ value }) => value) ?? []);
    const ofFiles = new Map(documents.map((row) => [row.path, eventOf(row, history)]));
    const packed = await this.packedEvents.of({
      actor,
      history,
      visibility,
      upTo,
      cited: new Set(eventsCited(cites).map(({ id }) => id)),
      ofFiles: new Set([...ofFiles.values()].filter((id) => id !== null)),
      hiddenNumbers: new Set(isMasked ? numbers : []),
      names,
    });
    const moment = await this.proved(packed);
    const madeAt = this.clock.now();
    const texts = packTexts({
      about: {
        supplier: history.supplierName,
        project: history.projectName,
        madeFor: names.company(actor.companyId),
        madeAt,
        ...days,
        timeZone: history.timeZone,
        masked: isMasked,
        documentsLeftOut: subject.documents.length - documents.length,
      },
      verdicts: {
        asTrue: isTrue.map((span) => packedVerdict(span, words)),
        asKnown: isKnown.map((span) => packedVerdict(span, words)),
      },
      documents: documents.map((row) => ({ row, eventId: ofFiles.get(row.path) ?? null })),
      packed,
      moment,
      maskedNumbers: new Set(isMasked ? numbers : []),
    });
    await this.documents.taken(actor, trackingId, documents);
    const manifest = manifestOfPack({ moment, madeAt, ...packed });
    await sendPack(this.files, { texts, documents, madeAt, manifest }, nameOf(history, days), reply);
  }

  private async subject(actor: Actor, trackingId: Uuid, input: EvidencePackDto): Promise<Subject> {
    const upTo = await this.log.head();
    const bare = await this.histories.read(trackingId, actor);
    const days = daysOf(input, bare.dayOf(this.clock.now()));
    const documents = await this.documents.of(actor, trackingId, {
      from: firstMomentOf(days.from, bare.timeZone),
      to: lastMomentOf(days.to, bare.timeZone),
    });
    const streams = documents.map(({ documentId }) => `document-${documentId}`);
    const more = [...new Set([...(await this.requests.streamsOf(trackingId)), ...streams])];
    const history = await this.histories.read(trackingId, actor, more);
    return { history, visibility: new HistoryVisibility(history, actor), days, documents, upTo };
  }

  private proved({ events }: EventsToPack): Promise<ProvedMoment> {
    return this.proofs.now(events.map(({ leafHash }) => leafHash)).catch((error: unknown) => {
      throw error instanceof LogDiffers ? new Problem('LEDGER.DIFFERS') : error;
    });
  }
}

/** Throws for days that no pack can be made of. Days to come are left out: nothing is known of them. */
function daysOf({ from, to }: EvidencePackDto, today: CalendarDate): Subject['days'] {
  if (to < from) throw new Problem('EVIDENCE_PACK.DAYS_NOT_VALID');
  if (from > today) throw new Problem('EVIDENCE_PACK.NOT_BEGUN');
  const days = { from, to: earlierOf(to, today) };
  if (daysBetween(from, days.to) >= MOST_DAYS)
    throw new Problem('EVIDENCE_PACK.TOO_MANY_DAYS', { params: { most: MOST_DAYS } });
  return days;
}

/** The event that recorded this version of a document; null where it cannot be read. */
function eventOf({ documentId, file }: DocumentToPack, history: LoadedHistory): Uuid | null {
  const own = history.events.filter(({ stream }) => stream === `document-${documentId}`);
  return own.find((event) => JSON.stringify(event.data).includes(file.fileId) && !namesLater(event.data, file.fileId))?.id ?? null;
}

/** A replacement names the version before as well: that one was recorded by an earlier event. */
const namesLater = (data: unknown, fileId: Uuid): boolean =>
  (data as { readonly before?: { readonly fileId?: Uuid } }).before?.fileId === fileId;

const nameOf = ({ supplierName }: LoadedHistory, { from, to }: Subject['days']): string =>
  `Evidence ${supplierName} ${from} to ${to}.zip`;
