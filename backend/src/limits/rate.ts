import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;

/** Counts by name, in this process, for a time that begins with the first. */
export class Rate {
  private readonly limiter: RateLimiterMemory | null;

  /** 0 sets no limit. */
  constructor(points: number, seconds: number = MINUTE) {
    this.limiter = points === 0 ? null : new RateLimiterMemory({ points, duration: seconds });
  }

  async giveBack(name: string): Promise<void> {
    await this.limiter?.reward(name);
  }

  /** Null while the limit is not reached; else the seconds until more is allowed. */
  async over(name: string): Promise<number | null> {
    try {
      await this.limiter?.consume(name);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}
