import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { FairQueue, type CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import { readInProcess, type ReaderBounds, type ReaderProgram } from './reader-process.js';

const QUEUE = { atOnce: 2, atOnceOfOne: 1, waiting: 200, waitingOfOne: 50 } as const;

/** Ten times what the largest file takes, so that it is read on a busy machine too. */
const BOUNDS: ReaderBounds = { ms: 60_000, memoryMb: 1_000, answerBytes: 20_000_000 };

/**
 * The one way in which this process reads what people upload: each file in a process of its own with bounds, few at a time, and
 * companies take turns (decision 54).
 */
@Injectable()
export class FileReaders implements OnModuleDestroy {
  private readonly queue = new FairQueue(QUEUE);

  /** Resolves with what the program wrote. Throws `ReadingEnded`, `TurnRefused`, or the reason of the turn's signal. */
  read(
    program: ReaderProgram,
    content: () => AsyncIterable<Uint8Array>,
    { companyId, ...waiting }: CompanyTurn,
    bounds: ReaderBounds = BOUNDS,
  ): Promise<string> {
    return this.queue.run(companyId, (signal) => readInProcess(program, content(), bounds, signal), waiting);
  }

  onModuleDestroy(): Promise<void> {
    return this.queue.close();
  }
}
