import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Problem } from '#http/problem';

/** Seconds after which a person may look whether the export is done. */
const AGAIN_S = 10;

/** An export reads much: each person has one at a time from this process. */
@Injectable()
export class RunningExports {
  private readonly running = new Set<Uuid>();

  /** Throws `HTTP.EXPORT_RUNNING` while another of this person goes on. */
  async one<Result>(userId: Uuid, work: () => Promise<Result>): Promise<Result> {
    if (this.running.has(userId)) throw new Problem('HTTP.EXPORT_RUNNING', { retryAfter: AGAIN_S });
    this.running.add(userId);
    try {
      return await work();
    } finally {
      this.running.delete(userId);
    }
  }
}
