import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { CommandReport } from '#telemetry/telemetry';
import type { CommandMeta } from './command-meta.js';

/** Commands of one process wait for each other; those of others may come between so often. */
const MAX_TRIES = 12;

/** One command while it is handled: how often it was tried, and what is reported of it in the end. */
export class Handling {
  private readonly startedAtMs = Date.now();
  private readonly started = performance.now();
  private conflicts = 0;
  private outcome = 'done';

  constructor(
    private readonly command: string,
    private readonly meta: CommandMeta,
    private readonly report: (report: CommandReport) => void,
  ) {}

  /** Its stream has moved on. True while it may be decided again. */
  mayTryAgain(): boolean {
    this.conflicts += 1;
    return this.conflicts < MAX_TRIES;
  }

  endsAs<Outcome>(how: 'repeated' | 'nothing to do', outcome: Outcome): Outcome {
    this.outcome = how;
    return outcome;
  }

  ended(): void {
    const {
      command,
      outcome,
      conflicts,
      startedAtMs,
      meta: { role, actor, commandId, correlationId, causationId },
    } = this;
    const by = role === 'system' ? actor : 'person';
    this.report({
      command,
      outcome,
      by,
      commandId,
      correlationId,
      causationId,
      conflicts,
      startedAtMs,
      ms: performance.now() - this.started,
    });
  }

  refused(error: unknown): void {
    this.outcome = codeOf(error);
    this.ended();
  }
}

/** The code of a rule that was broken; for what else can go wrong the name of its kind, never its message. */
function codeOf(error: unknown): string {
  if (error instanceof RuleBroken) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
