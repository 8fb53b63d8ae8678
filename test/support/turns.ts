import { RUN_DAY, TIMES } from '@covertrail/platform/timing/testing/run-day';

/**
 * A few of many samples for each that asks, in turn, so that all who ask try all of them together; each day begins elsewhere, so that a few days
 * together try all of them everywhere.
 */
export class Turns<Sample> {
  #next = RUN_DAY;

  constructor(
    private readonly samples: readonly Sample[],
    private readonly few: number,
  ) {}

  take(): readonly Sample[] {
    const count = Math.min(this.samples.length, this.few * TIMES);
    return Array.from({ length: count }, () => this.samples[this.#next++ % this.samples.length]!);
  }
}
