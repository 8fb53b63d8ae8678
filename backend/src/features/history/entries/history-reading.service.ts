import { Injectable } from '@nestjs/common';
import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import type { Names } from '@covertrail/wording/text/event-wording';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { HistoryEntry } from '@covertrail/contracts/history/history.replies';
import type { UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import type { Actor } from '#auth/actor';
import type { LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import { NamesService } from '#naming/names.service';
import type { LoadedHistory } from '#features/history/loaded-history/loaded-history';
import { LoadedHistoryReader } from '#features/history/loaded-history/loaded-history.reader';
import { KnownMoments, type KnownMoment } from '../known-moment/known-moment.service.js';
import { HistoryVisibility } from '../visibility/history-visibility.js';
import { withoutBackground } from './history-background.js';
import { historyEntryAs } from './history-entry.js';
import { eventsOfOtherForms } from './history-forms.js';
import { knownBy, policiesNamed } from './history-names.js';
import { turningPointsOf } from './history-turning-points.js';
import { VisibleShares } from './history-shares.js';
import { TrackingRequests } from './tracking-requests.service.js';

/** One tracking as one reader may see it, as known at one moment. */
export interface HistoryReading {
  readonly history: LoadedHistory;
  readonly visibility: HistoryVisibility;
  readonly moment: KnownMoment;
  /** Undefined when, as known then, it was not tracked yet. */
  readonly inputs: LoadedInputs | undefined;
  /** Oldest first, each with its event. */
  readonly visible: readonly { readonly event: Recorded | UnreadableEvent; readonly entry: HistoryEntry }[];
  readonly names: Names;
}

@Injectable()
export class HistoryReadings {
  constructor(
    private readonly histories: LoadedHistoryReader,
    private readonly moments: KnownMoments,
    private readonly naming: NamesService,
    private readonly requests: TrackingRequests,
  ) {}

  async read(actor: Actor, trackingId: Uuid, knownAsOf: string | undefined): Promise<HistoryReading> {
    const history = await this.histories.read(trackingId, actor, await this.requests.streamsOf(trackingId));
    const visibility = new HistoryVisibility(history, actor);
    const seen = withoutBackground(history).filter((event) => visibility.sees(event) && isNews(event));
    const all = [...seen, ...history.unreadable].sort((a, b) => (a.position < b.position ? -1 : 1));
    const moment = await this.moments.resolve(knownAsOf, history.timeZone, all);
    const inputs = await history.inputsAt(moment.position);
    const shares = new VisibleShares(seen);
    const others = await eventsOfOtherForms(history, moment.position);
    const events = knownBy(all, moment.position).filter(
      (event) => !shares.isTwice(event, moment.position) && !others.has(event.id),
    );
    const names = await this.naming.of(
      knownBy(seen, moment.position),
      actor.companyId,
      policiesNamed(inputs, history.others),
    );
    const turningPoints = await turningPointsOf(history);
    const entryOf = (event: Recorded | UnreadableEvent) =>
      historyEntryAs(event, shares.wordsOf(event), names, history.dayOf);
    const visible = events.map((event) => ({ event, entry: { ...entryOf(event), ...turningPoints.get(event.id) } }));
    return { history, visibility, moment, inputs, visible, names };
  }
}

/** Of the announcements, a history shows only those that changed the outcome. */
function isNews({ type, data }: Recorded): boolean {
  if (type !== 'ComplianceAssessed') return true;
  const { before, after } = data as ComplianceAssessed['data'];
  return before !== after;
}
