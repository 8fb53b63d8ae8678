import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { pause } from '#timing/back-off';
import { START, type EventStore } from './event-store.port.js';

/** An event that is not as it was appended. */
export interface DamagedPlace {
  readonly position: Position;
  readonly id: Uuid;
  readonly damage: string;
}

/** Sizes in events, times in milliseconds. */
export interface LedgerWatchPace {
  readonly page: number;
  readonly pauseMs: number;
  /** Between the end of the log and the next beginning. */
  readonly restMs: number;
}

/** Some 800 events a second: a log of a million is looked through in 20 minutes, for a few percent of a processor. */
const UNHURRIED: LedgerWatchPace = { page: 200, pauseMs: 250, restMs: 600_000 };
const MOST_NAMED = 20;

/**
 * Looks through the whole log again and again, so that an event is noticed that was damaged after everything had read it: views and
 * reactions read an event once.
 */
export class LedgerWatch {
  private at: Position = START;
  private before: readonly DamagedPlace[] = [];
  private now: DamagedPlace[] = [];

  constructor(
    private readonly events: Pick<EventStore, 'readAll'>,
    private readonly pace: LedgerWatchPace = UNHURRIED,
  ) {}

  /** The first of those that were found since the beginning of the last whole look, in the order of the log. */
  get damaged(): readonly DamagedPlace[] {
    const later = this.before.filter(({ position }) => position > this.at);
    return [...this.now, ...later].slice(0, MOST_NAMED);
  }

  /** The next page. False at the end of the log: the next call begins again. Throws StoreUnreachable. */
  async checkNextPage(): Promise<boolean> {
    let read = 0;
    for await (const { position, id, damage } of this.events.readAll({ after: this.at, limit: this.pace.page })) {
      read += 1;
      this.at = position;
      if (damage !== null && this.now.length < MOST_NAMED) this.now.push({ position, id, damage });
    }
    if (read > 0) return true;
    [this.before, this.now, this.at] = [this.now, [], START];
    return false;
  }

  async keepLooking(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      const more = await this.checkNextPage().catch(() => true);
      await pause(more ? this.pace.pauseMs : this.pace.restMs, until);
    }
  }
}
