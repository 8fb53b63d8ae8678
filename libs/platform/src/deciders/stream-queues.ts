import { FairQueue } from '#fair-queue/fair-queue';

/** More commands than these on one stream at a time are not waited for. */
const BOUNDS = { atOnce: 1, atOnceOfOne: 1, waiting: 200, waitingOfOne: 100 };

interface Queued {
  readonly queue: FairQueue;
  commands: number;
}

/**
 * Commands on one stream, one after the other, from when two of them met until none is left: each is then decided from what the one before
 * it recorded, instead of meeting it again and again. Companies take turns. Commands that never meet wait for nothing.
 */
export class StreamQueues {
  private readonly queues = new Map<string, Queued>();

  /** Whether commands of this stream have met. */
  has(stream: string): boolean {
    return this.queues.has(stream);
  }

  /** Throws `TurnRefused` where too many wait. */
  async run<Outcome>(stream: string, companyId: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const queued = this.queues.get(stream) ?? { queue: new FairQueue(BOUNDS), commands: 0 };
    this.queues.set(stream, queued);
    queued.commands += 1;
    try {
      return await queued.queue.run(companyId, work);
    } finally {
      queued.commands -= 1;
      if (queued.commands === 0) this.queues.delete(stream);
    }
  }
}
