import type { Answer } from './caller.js';
import type { Order } from './orders.js';

/** What the caller of a command knows of it. `unknown`: it was sent, and no answer came that says what became of it. */
export type Fate = 'sent' | 'acknowledged' | 'refused' | 'unknown';

/** One command, as its caller saw it. */
export interface JournalEntry {
  readonly order: Order;
  fate: Fate;
  answer: Answer | null;
  tries: number;
}

/** The oracle: what was sent and what was answered, kept in a process that nobody kills. */
export class Journal {
  readonly entries: JournalEntry[] = [];
  /** Answers that no fault of a process explains. */
  readonly surprises: string[] = [];

  send(order: Order): JournalEntry {
    const entry: JournalEntry = { order, fate: 'sent', answer: null, tries: 0 };
    this.entries.push(entry);
    return entry;
  }

  count(fate: Fate): number {
    return this.entries.filter((entry) => entry.fate === fate).length;
  }

  /** `120 acknowledged, 14 refused, 3 unknown, 31 repeated`. */
  get summary(): string {
    const repeated = this.entries.filter(({ tries }) => tries > 1).length;
    return `${this.count('acknowledged')} acknowledged, ${this.count('refused')} refused, ${this.count('unknown')} unknown, ${repeated} repeated`;
  }
}
