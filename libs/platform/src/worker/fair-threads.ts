import type { Worker } from 'node:worker_threads';
import { FairQueue } from '#fair-queue/fair-queue';
import { turns } from '#timing/turns';
import { QuestionThread } from './question-thread.js';

const MOST_WAITING = 1_000;
const MOST_WAITING_OF_ONE = 100;

/**
 * Threads of one kind, each a `QuestionThread` with one question at a time. The companies whose calls ask (`turns.of`) take turns at them:
 * whoever asks much waits behind itself, and everybody else for one answer at most (ADR 55). Long work is asked for in parts, so that an
 * answer stays short. Throws `TurnRefused` where too many wait.
 */
export class FairThreads<Question, Part, End> {
  /** The one that answered last is taken first: it has read most of what the next question needs. One that gave no answer may have ended, so it is taken last. */
  private readonly free: QuestionThread<Question, Part, End>[];
  private readonly all: readonly QuestionThread<Question, Part, End>[];
  private readonly queue: FairQueue;

  /** `spawn` hands `nativeCalls` to a thread, whose `answerQuestions` needs it. */
  constructor(most: number, spawn: (nativeCalls: SharedArrayBuffer) => Worker) {
    this.all = Array.from({ length: most }, () => new QuestionThread<Question, Part, End>(spawn));
    this.free = [...this.all];
    this.queue = new FairQueue({
      atOnce: most,
      atOnceOfOne: most,
      waiting: MOST_WAITING,
      waitingOfOne: MOST_WAITING_OF_ONE,
    });
  }

  /** Resolves with the end, after the last part. */
  ask(question: Question, onPart?: (part: Part) => void): Promise<End> {
    return this.inTurn((thread) => thread.ask(question, onPart));
  }

  /** Throws `AnswerTooLate` where the end is not there `ms` after the turn of the question has come. */
  askWithin(ms: number, question: Question, onPart?: (part: Part) => void): Promise<End> {
    return this.inTurn((thread) => thread.askWithin(ms, question, onPart));
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((thread) => thread.close()));
  }

  private inTurn<Answer>(work: (thread: QuestionThread<Question, Part, End>) => Promise<Answer>): Promise<Answer> {
    return this.queue.run(turns.companyId, async () => {
      const thread = this.free.pop()!;
      try {
        const answer = await work(thread);
        this.free.push(thread);
        return answer;
      } catch (error) {
        this.free.unshift(thread);
        throw error;
      }
    });
  }
}
