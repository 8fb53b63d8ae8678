import type { Random } from '@covertrail/demo/random';
import { until } from '../support/until.js';
import type { KeptChild } from './kept-child.js';

/** How long a killed process was away: from the kill until it was ready again. */
export interface Recovery {
  readonly name: string;
  readonly ms: number;
}

/** Milliseconds between two kills. */
const PAUSE = [300, 1_500] as const;
const GIVE_UP_MS = 90_000;

/** The processes that may be killed. */
export interface Moments {
  /** Whether anybody is at work: to kill a process that only starts shows nothing. */
  atWork(): boolean;
  /** Whether killing this one now disturbs someone. */
  amidWork(victim: KeptChild): boolean;
}

/** Kills processes without warning and starts them again: first each in turn, then processes chosen at random. */
export class Killer {
  lastKillAt = 0;
  private readonly watches: Promise<Recovery | null>[] = [];

  constructor(
    private readonly victims: readonly KeptChild[],
    private readonly random: Random,
    private readonly moments: Moments,
    private readonly say: (line: string) => void,
  ) {}

  async kill(cycles: number): Promise<void> {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await until('a backend answers', () => this.moments.atWork(), GIVE_UP_MS);
      await new Promise((resolve) => setTimeout(resolve, this.random.between(...PAUSE)));
      const victim = this.victims[cycle] ?? this.random.pick(this.victims);
      await this.killOne(victim);
      victim.start();
      const watch = this.watch(victim, this.lastKillAt);
      // A process that does not come back is reported at the end, by `recovered`.
      watch.catch(() => undefined);
      this.watches.push(watch);
      this.say(`${cycle + 1} of ${cycles}: killed ${victim.name}`);
    }
  }

  /** Of every kill after which the process was left alone until it was ready. Throws when one never was. */
  async recovered(): Promise<Recovery[]> {
    const found = await Promise.all(this.watches);
    return found.filter((recovery): recovery is Recovery => recovery !== null);
  }

  /** Looks and kills without a pause between: what was under way a moment ago may have been answered. */
  private async killOne(victim: KeptChild): Promise<void> {
    await until(
      `${victim.name} is amid work`,
      () => {
        if (!this.moments.amidWork(victim)) return false;
        this.lastKillAt = performance.now();
        victim.signal('SIGKILL');
        return true;
      },
      GIVE_UP_MS,
    );
    await victim.over();
  }

  private async watch(victim: KeptChild, killedAt: number): Promise<Recovery | null> {
    const { pid } = victim;
    await until(
      `${victim.name} is there again`,
      async () => victim.pid !== pid || (await victim.isReady()),
      GIVE_UP_MS,
    );
    return victim.pid === pid ? { name: victim.name, ms: Math.round(performance.now() - killedAt) } : null;
  }
}
