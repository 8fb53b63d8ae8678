import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CommitAnswer, CommitChannel } from './commit-channel.js';
import { OutcomeUnknown } from './event-store.port.js';
import type { PreparedAppend } from './prepared-append.js';

/** Bounds one transaction, and how long the first caller of a group waits for the last. */
const LARGEST_GROUP = 512;

/** So many appends are worth a message of their own to the writer. */
const PART = 8;

interface Waiting {
  readonly append: PreparedAppend;
  resolve(answer: CommitAnswer): void;
  reject(reason: Error): void;
}

/**
 * Gathers the appends of all callers: while one group is flushed, the next one grows. A group leaves after one turn of the event
 * loop, so that callers that were answered together append together again. The writer begins with the first appends of a group while
 * the last ones are prepared.
 */
export class GroupCommitQueue {
  private waiting: Waiting[] = [];
  /** How many of those that wait the writer has begun to store. */
  private begun = 0;
  private committing = false;
  private draining: Promise<void> | undefined;

  /** `committed` is called after each group, before its callers receive it. */
  constructor(
    private readonly channel: CommitChannel,
    private readonly committed: () => void,
  ) {}

  append(append: PreparedAppend): Promise<CommitAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.beginPart();
      this.draining ??= this.drain();
    });
  }

  /** Resolves when every append handed over so far has been answered. */
  async flush(): Promise<void> {
    await this.draining;
  }

  private async drain(): Promise<void> {
    await nextTurn();
    while (this.waiting.length > 0) {
      await this.commit(this.waiting.splice(0, LARGEST_GROUP));
      await nextTurn();
    }
    this.draining = undefined;
  }

  private beginPart(): void {
    const { waiting, begun } = this;
    if (this.committing || waiting.length - begun < PART || waiting.length > LARGEST_GROUP) return;
    this.channel.begin?.(waiting.slice(begun).map(({ append }) => append));
    this.begun = waiting.length;
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    this.begun = 0;
    this.committing = true;
    try {
      const answers = await this.channel
        .commit(group.map(({ append }) => append))
        .finally(() => (this.committing = false));
      this.committed();
      group.forEach(({ resolve, reject }, index) => {
        const answer = answers[index];
        if (answer) resolve(answer);
        else reject(new OutcomeUnknown('The writer left an append unanswered'));
      });
    } catch (failure) {
      for (const { reject } of group) reject(new OutcomeUnknown(String(failure), { cause: failure }));
    }
  }
}
