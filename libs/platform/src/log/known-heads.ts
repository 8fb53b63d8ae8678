import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '#event-store/event-store.port';

interface KnownHead {
  /** From then on this head is known; milliseconds of a monotonic clock. */
  readonly since: number;
  readonly position: Position;
}

/** Heads that become known within this time count as one. */
const TOGETHER_MS = 100;
/** No caller asks for an older head. */
const KEPT_MS = 10_000;

/** The end of the log as this process has known it: what was there when the process started, and what arrived since. */
export class KnownHeads {
  private heads: KnownHead[];

  constructor(
    atStart: Position,
    private readonly elapsedMs: () => number = () => performance.now(),
  ) {
    this.heads = [{ since: -Infinity, position: atStart }];
  }

  note(position: Position): void {
    const since = Math.ceil(this.elapsedMs() / TOGETHER_MS) * TOGETHER_MS;
    if (this.heads.at(-1)?.since === since) this.heads.pop();
    this.heads.push({ since, position });
    const oldest = this.heads.findLastIndex((head) => head.since <= since - KEPT_MS);
    if (oldest > 0) this.heads = this.heads.slice(oldest);
  }

  /** The end of the log as it has been known for `ms`; what was there at the start counts as known forever. */
  knownFor(ms: number): Position {
    const then = this.elapsedMs() - ms;
    return this.heads.findLast(({ since }) => since <= then)?.position ?? START;
  }
}
