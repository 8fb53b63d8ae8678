import { Inject, Injectable } from '@nestjs/common';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { PackAbout } from '@covertrail/platform/evidence-pack/pack-format';
import type { Clock } from '@covertrail/platform/clock/clock';
import { LogDiffers } from '@covertrail/platform/ledger/kept-checkpoint';
import { LedgerProofs, type ProvedMoment } from '@covertrail/platform/ledger/ledger-proofs';
import type { LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { NamesService } from '#naming/names.service';
import { CLOCK } from '#tokens/tokens';
import { policiesNamed } from '../entries/history-names.js';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';
import { citesOf, eventsCited, type Cites } from '../verdict/verdict-findings.js';
import type { HistoryVisibility } from '../visibility/history-visibility.js';
import type { ListedFile } from './pack-archive.js';
import { manifestOfPack, packTexts } from './pack-texts.js';
import type { DocumentToPack } from './packed-documents.reader.js';
import { PackedEvents, type EventsToPack } from './packed-events.reader.js';
import { packedVerdict } from './pack-verdicts.js';
import { knownSpans, trueSpans, type VerdictSpan } from './pack-spans.js';

/** Of what, for whom and how a pack is made. */
export interface PackSubject {
  readonly actor: Actor;
  readonly history: LoadedHistory;
  readonly visibility: HistoryVisibility;
  readonly days: { readonly from: CalendarDate; readonly to: CalendarDate };
  readonly documents: readonly DocumentToPack[];
  /** Documents that it might hold and does not. */
  readonly leftOut: number;
  readonly isMasked: boolean;
  /** The end of the log. */
  readonly upTo: Position;
}

/** What a pack holds besides its documents. */
export interface MadePack {
  readonly madeAt: Instant;
  readonly texts: ReadonlyMap<string, string | Uint8Array>;
  readonly manifest: (files: readonly ListedFile[]) => string;
}

/** The days of a pack as they were found, before they are worded. */
interface Found {
  readonly isTrue: readonly VerdictSpan[];
  readonly isKnown: readonly VerdictSpan[];
  readonly cites: Cites;
  readonly inputs: LoadedInputs | undefined;
}

/** Puts together what a pack says: verdicts on both clocks, events, proofs. */
@Injectable()
export class PackContents {
  constructor(
    private readonly packedEvents: PackedEvents,
    private readonly naming: NamesService,
    private readonly proofs: LedgerProofs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(subject: PackSubject): Promise<MadePack> {
    const { actor, history, visibility, documents } = subject;
    const found = await verdictsOf(subject);
    const cited = eventsCited(found.cites);
    const shown = [...history.events.filter((event) => visibility.sees(event)), ...cited];
    const names = await this.naming.of(
      [...new Set(shown)],
      actor.companyId,
      policiesNamed(found.inputs, history.others),
    );
    const words = { cites: found.cites, names, history };
    const maskedNumbers = subject.isMasked ? numbersIn(found.inputs) : new Set<string>();
    const filed = documents.map((row) => ({ row, eventId: eventOf(row, history) }));
    const packed = await this.packedEvents.of({
      ...subject,
      cited: new Set(cited.map(({ id }) => id)),
      ofFiles: new Set(filed.map(({ eventId }) => eventId).filter((id) => id !== null)),
      hiddenNumbers: maskedNumbers,
      names,
    });
    const moment = await this.proved(packed);
    const madeAt = this.clock.now();
    const about = aboutOf(subject, names.company(actor.companyId), madeAt);
    const verdicts = {
      asTrue: found.isTrue.map((span) => packedVerdict(span, words)),
      asKnown: found.isKnown.map((span) => packedVerdict(span, words)),
    };
    const texts = await packTexts({ about, verdicts, documents: filed, packed, moment, maskedNumbers });
    return { madeAt, texts, manifest: manifestOfPack({ moment, madeAt, ...packed }) };
  }

  private proved({ events }: EventsToPack): Promise<ProvedMoment> {
    return this.proofs.now(events.map(({ leafHash }) => leafHash)).catch((error: unknown) => {
      throw error instanceof LogDiffers ? new Problem('LEDGER.DIFFERS') : error;
    });
  }
}

async function verdictsOf({ history, visibility, days }: PackSubject): Promise<Found> {
  const [isTrue, isKnown] = [await trueSpans(history, days), await knownSpans(history, days)];
  const findings = [...isTrue, ...isKnown].flatMap(({ assessed }) => assessed?.assessment.findings ?? []);
  const inputs = await history.inputsAt(undefined);
  return { isTrue, isKnown, inputs, cites: citesOf(findings, history, visibility) };
}

const aboutOf = (subject: PackSubject, madeFor: string, madeAt: Instant): PackAbout => ({
  supplier: subject.history.supplierName,
  project: subject.history.projectName,
  madeFor,
  madeAt,
  ...subject.days,
  timeZone: subject.history.timeZone,
  masked: subject.isMasked,
  documentsLeftOut: subject.leftOut,
});

/** Every number that a policy of the tracking ever had. */
const numbersIn = (inputs: LoadedInputs | undefined): ReadonlySet<string> =>
  new Set([...(inputs?.policies.values() ?? [])].flatMap((policy) => policy?.number.map(({ value }) => value) ?? []));

/** The event that recorded this version of a document; null where it cannot be read. A replacement names the version before as well. */
function eventOf({ documentId, file }: DocumentToPack, { events }: LoadedHistory): Uuid | null {
  const recorded = events.find(
    ({ stream, data }) => stream === `document-${documentId}` && recordedFile(data)?.fileId === file.fileId,
  );
  return recorded?.id ?? null;
}

const recordedFile = (data: unknown): { readonly fileId: Uuid } | undefined => {
  const { file, after } = data as Partial<Record<'file' | 'after', { readonly fileId: Uuid }>>;
  return file ?? after;
};
