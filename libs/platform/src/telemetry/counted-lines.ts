const EVERY_MS = 60_000;

interface Counted {
  readonly since: number;
  readonly unsaid: number;
}

/** Lets one line of each kind be logged a minute, with how often it would have been. Kinds are few: names of the program. */
export class CountedLines {
  private readonly kinds = new Map<string, Counted>();

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** How many the line that is now to be logged stands for, itself included; null where it is only counted. */
  count(kind: string): number | null {
    const now = this.nowMs();
    const { since, unsaid } = this.kinds.get(kind) ?? { since: -Infinity, unsaid: 0 };
    const isDue = now - since >= EVERY_MS;
    this.kinds.set(kind, isDue ? { since: now, unsaid: 0 } : { since, unsaid: unsaid + 1 });
    return isDue ? unsaid + 1 : null;
  }
}
