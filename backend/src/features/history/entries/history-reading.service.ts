import { Injectable } from '@nestjs/common';
import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import type { Names } from '@covertrail/domain/catalogue/event-description';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { HistoryEntry } from '@covertrail/domain/tracking/tracking.views';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '../../../auth/actor.js';
import type { LoadedInputs } from '../../../judging/judged-inputs.loader.js';
import { NamesService } from '../../../naming/names.service.js';
import { Views } from '../../../views/views.service.js';
import type { Dossier } from '../dossier/dossier.js';
import { DossierReader } from '../dossier/dossier.reader.js';
import { KnownMoments, type KnownMoment } from '../known-moment/known-moment.service.js';
import { HistoryVisibility } from '../visibility/history-visibility.js';
import { withoutBackground } from './history-background.js';
import { historyEntry } from './history-entry.js';
import { knownBy, policiesNamed } from './history-names.js';
import { turnsOf } from './history-turns.js';

/** One tracking as one reader may see it, by what was known at one moment. */
export interface HistoryReading {
  readonly dossier: Dossier;
  readonly visibility: HistoryVisibility;
  readonly moment: KnownMoment;
  /** Undefined when it was not tracked yet, as far as was known. */
  readonly inputs: LoadedInputs | undefined;
  /** Oldest first, each with its event. */
  readonly told: readonly { readonly event: Recorded; readonly entry: HistoryEntry }[];
  readonly names: Names;
}

const MOST_REQUESTS = 500;

@Injectable()
export class HistoryReadings {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly dossiers: DossierReader,
    private readonly moments: KnownMoments,
    private readonly naming: NamesService,
    private readonly views: Views,
  ) {}

  async read(actor: Actor, trackingId: Uuid, known: string | undefined): Promise<HistoryReading> {
    const dossier = await this.dossiers.read(trackingId, await this.requestsOf(trackingId));
    const visibility = new HistoryVisibility(dossier, actor);
    const seen = withoutBackground(dossier).filter((event) => visibility.sees(event) && isNews(event));
    const moment = await this.moments.resolve(known, dossier.timeZone, seen);
    const inputs = await dossier.inputsAt(moment.position);
    const events = knownBy(seen, moment.position);
    const names = await this.naming.of(events, actor.companyId, policiesNamed(inputs));
    const turns = await turnsOf(dossier);
    const told = events.map((event) => ({ event, entry: { ...historyEntry(event, names, dossier.dayOf), ...turns.get(event.id) } }));
    return { dossier, visibility, moment, inputs, told, names };
  }

  /** Streams of what the requester asked of this supplier for this project. */
  private async requestsOf(trackingId: Uuid): Promise<readonly string[]> {
    const { state } = await this.deciders.load(trackingDecider, trackingId);
    if (!state) return [];
    const { requesterId, insuredId, projectId } = state;
    const where = { insuredId: { eq: insuredId }, requesterId: { eq: requesterId }, projectId: { eq: projectId } };
    const { documents } = await this.views.find('requests', { where }, [], { limit: MOST_REQUESTS });
    return documents.map(({ id }) => `request-${id}`);
  }
}

/** Of what was announced, a history tells what changed the outcome. */
function isNews({ type, data }: Recorded): boolean {
  if (type !== 'ComplianceAssessed') return true;
  const { before, after } = data as ComplianceAssessed['data'];
  return before !== after;
}
