import { StoreUnreachable } from '../errors/store-unreachable.js';
import { answeredInTime } from '../timing/answered-in-time.js';
import { WorkValue } from '../timing/work-value.js';

interface Reading {
  /** The log did not answer within this work. */
  away: boolean;
}

const readingOfWork = new WorkValue<Reading>();

/** How long one reading waits for a log that gives neither an answer nor an error. */
const REACH_MS = 2_000;

/**
 * Work that may go on while the log cannot be asked: within `run`, streams are answered as they were last known (decision 60). Only for work
 * that changes nothing.
 */
export class LastKnown {
  constructor(private readonly reachMs = REACH_MS) {}

  run<Answer>(work: () => Answer): Answer {
    return readingOfWork.run({ away: false }, work);
  }

  /** Whether something in this work was answered as it was last known. False outside of `run`. */
  get used(): boolean {
    return readingOfWork.current?.away ?? false;
  }

  /**
   * What the log says; where it cannot be asked, and only within `run`, what was last known. The log is asked each time, once the first
   * answer of a work is missing no longer. Throws StoreUnreachable where nothing is known.
   */
  async of<Result>(ask: () => Promise<Result>, remembered: () => Result | null): Promise<Result> {
    const reading = readingOfWork.current;
    if (!reading) return ask();
    if (!reading.away) {
      try {
        return await answeredInTime(ask(), this.reachMs);
      } catch (error) {
        if (!(error instanceof StoreUnreachable)) throw error;
        reading.away = true;
      }
    }
    const last = remembered();
    if (last === null) throw new StoreUnreachable('The log does not answer, and nothing is known of this stream');
    return last;
  }
}
