/** One line of the table: what was measured, beside its peer of the same run. */
export interface Figure {
  readonly measure: string;
  /** What we did, with its unit. */
  readonly ours: string;
  /** What the peer did, with its unit and its name. */
  readonly peer: string;
  /** Ours divided by the peer's, both in the unit that is shown. */
  readonly ratio: number | null;
  readonly bar: string;
  /** Null where there is no bar. */
  readonly met: boolean | null;
  /** What was done, how often. */
  readonly workload: string;
  readonly callers: string;
  /** What an answer promises about the disk. */
  readonly durability: string;
  /** How much there was to work on. */
  readonly size: string;
}

/** What all figures of one measure have in common. */
export type Setting = Pick<Figure, 'workload' | 'callers' | 'durability' | 'size'>;

export const NOT_STORED = 'nothing is stored';
export const FLUSHED = 'fsync before the answer';

export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`;

/** Milliseconds, or microseconds below one. */
export const duration = (ms: number): string => {
  if (ms < 0.1) return `${(ms * 1000).toFixed(1)} µs`;
  return ms < 1_000 ? `${ms.toFixed(ms < 10 ? 2 : 0)} ms` : `${(ms / 1000).toFixed(1)} s`;
};
