import type { Position } from '@covertrail/domain/kernel/event';
import type { LogEntry } from './log-entry.js';

/** A gapless part of the log in memory: everything after `low`, up to `high`. The oldest entries are removed when it is full. */
export class LogWindow {
  private entries: LogEntry[] = [];
  private lowest: Position;

  constructor(
    after: Position,
    private readonly capacity: number,
  ) {
    this.lowest = after;
  }

  get high(): Position {
    return this.entries.at(-1)?.position ?? this.lowest;
  }

  /** True when everything in the log's window that follows `position` is here. */
  covers(position: Position): boolean {
    return position >= this.lowest;
  }

  push(entry: LogEntry): void {
    if (entry.position <= this.high) return;
    this.entries.push(entry);
    if (this.entries.length >= this.capacity * 2) this.trim();
  }

  after(position: Position, limit: number): readonly LogEntry[] {
    const start = firstAfter(this.entries, position);
    return this.entries.slice(start, start + limit);
  }

  private trim(): void {
    const dropped = this.entries.length - this.capacity;
    this.lowest = this.entries[dropped - 1]?.position ?? this.lowest;
    this.entries = this.entries.slice(dropped);
  }
}

/** Index of the first entry after a position, by bisection. */
export function firstAfter(entries: readonly LogEntry[], position: Position): number {
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const entry = entries[middle];
    if (entry && entry.position <= position) from = middle + 1;
    else to = middle;
  }
  return from;
}
