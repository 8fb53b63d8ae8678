import type { EventFilter } from '../log/event-filter.js';
import type { EventLog } from '../log/event-log.js';
import { isAfter, placeOf, type Place } from '../log/place.js';
import { lastPlace } from './positions.js';
import type { Reader } from './reader.js';
import { checkpointReply, eventReply } from './recorded-messages.js';

/** Not more events than this are given in one page. */
const GIVEN_IN_PAGE = 32;

interface Looks {
  readonly filter: EventFilter;
  /** How many events are looked at in one page. */
  readonly page: number;
  /** How many are looked at between two checkpoints; null for a subscription without filter, which gets none. */
  readonly reportEvery: number | null;
}

/**
 * One subscription to the whole log. Its checkpoints are those of the real server, which are a page late while it catches up: there
 * they name where the page that was just read began, and never the place that was reached.
 */
export class AllSubscription {
  private index: number;
  private looked = 0;
  private reported: Place | null = null;

  /** `place` is the last that was given or reported. */
  constructor(
    private readonly reader: Reader,
    private readonly log: EventLog,
    private readonly looks: Looks,
    private place: Place,
  ) {
    this.index = log.indexAt(place.commit);
  }

  /** Gives what is stored, page by page. */
  async catchUp(): Promise<void> {
    const { page, reportEvery } = this.looks;
    let pageStart = this.place.commit < 0 ? { commit: 0, prepare: 0 } : this.place;
    while (!this.reader.isGone) {
      const looked = await this.readPage();
      this.looked += looked.events;
      if (looked.events < page && looked.given < GIVEN_IN_PAGE) return this.report(this.place);
      if (reportEvery !== null && this.looked >= reportEvery) {
        this.looked %= reportEvery;
        if (isAfter(pageStart, this.place)) this.place = pageStart;
        await this.report(this.place);
      }
      pageStart = { commit: this.log.at(this.index)?.position ?? this.log.end, prepare: 0 };
    }
  }

  /** Gives what comes, until the reader leaves. */
  async follow(): Promise<void> {
    if (!isAfter(lastPlace(this.log), this.place)) this.index = this.log.length;
    for (this.looked = 0; !this.reader.isGone; this.index += 1) {
      while (this.index >= this.log.length && !this.reader.isGone) await this.reader.woken();
      await this.lookAt(this.index);
      this.looked += 1;
      if (this.looked === this.looks.reportEvery) {
        this.looked = 0;
        await this.reportReached();
      }
    }
  }

  private async readPage(): Promise<{ readonly events: number; readonly given: number }> {
    let events = 0;
    let given = 0;
    for (
      ;
      events < this.looks.page && given < GIVEN_IN_PAGE && this.index < this.log.length;
      events += 1, this.index += 1
    ) {
      if (await this.lookAt(this.index)) given += 1;
    }
    return { events, given };
  }

  private async lookAt(index: number): Promise<boolean> {
    const event = this.log.at(index);
    if (event === undefined || !this.looks.filter(event)) return false;
    const place = placeOf(event);
    if (!isAfter(place, this.place)) return true;
    this.place = place;
    await this.reader.send(eventReply(event));
    return true;
  }

  private async reportReached(): Promise<void> {
    const event = this.log.at(this.index);
    if (event === undefined || isAfter(this.place, placeOf(event))) return;
    this.place = placeOf(event);
    await this.report(this.place);
  }

  private async report(place: Place): Promise<void> {
    if (this.looks.reportEvery === null || (this.reported !== null && !isAfter(place, this.reported))) return;
    this.reported = place;
    await this.reader.send(checkpointReply(place));
  }
}
