import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Problem } from '#http/problem';

/** Seconds after which a person may try again. */
const AGAIN_S = 10;

/** An export reads very much: each process runs one at a time for each person. */
@Injectable()
export class RunningExports {
  private readonly running = new Set<Uuid>();

  /** Throws `HTTP.EXPORT_RUNNING` while another export of this person runs. */
  async runAlone<Result>(userId: Uuid, work: () => Promise<Result>): Promise<Result> {
    if (this.running.has(userId)) throw new Problem('HTTP.EXPORT_RUNNING', { retryAfter: AGAIN_S });
    this.running.add(userId);
    try {
      return await work();
    } finally {
      this.running.delete(userId);
    }
  }
}
