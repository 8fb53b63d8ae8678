import type { Position } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { NotAppendable } from '../event-store/event-store.port.js';
import type { LiveUpdate } from '../read-store/live-update.js';
import { asError, type LogEntry } from './log-entry.js';
import type { Commit } from './follower-place.js';
import type { FollowerContext, FollowerWork } from './log-follower.js';
import type { ParkedReaction } from './parked-reaction.js';
import { parkedReactionKey } from './parked-reaction.js';
import type { Reaction } from './reaction.js';

const BATCH = 100;
const TRIES = 5;

/**
 * Running one reaction: events strictly in order, each until it went through. What a rule refuses is tried five times and
 * then put aside, because the next try would meet the same rule; any other error is the ground's, and is tried for ever.
 */
export class ReactionWork implements FollowerWork {
  private readonly handles: ReadonlySet<string>;
  private refusals = 0;

  constructor(readonly reaction: Reaction, private readonly context: FollowerContext) {
    this.handles = new Set(reaction.handles);
  }

  batchSize(): number {
    return BATCH;
  }

  async begin(): Promise<void> {
    return Promise.resolve();
  }

  async handle(entries: readonly LogEntry[], commit: Commit): Promise<boolean> {
    const last = entries.at(-1);
    const wanted = entries.filter(({ type }) => this.handles.has(type));
    if (!last || wanted.length === 0) return false;
    let done: Position | null = null;
    const updates: LiveUpdate[] = [];
    try {
      for (const entry of wanted) {
        updates.push(...(await this.react(entry)));
        done = entry.position;
      }
    } catch (error) {
      if (done !== null) await commit([], done, updates);
      throw error;
    }
    await commit([], last.position, updates);
    return true;
  }

  private async react(entry: LogEntry): Promise<readonly LiveUpdate[]> {
    let updates: readonly LiveUpdate[] = [];
    try {
      if (entry.failure) throw entry.failure;
      if (entry.event) updates = (await this.reaction.react(entry.event)) ?? [];
      this.context.metrics.add('reacted', this.reaction.name);
    } catch (error) {
      await this.refused(entry, asError(error));
    }
    this.refusals = 0;
    return updates;
  }

  private async refused(entry: LogEntry, error: Error): Promise<void> {
    const final = error instanceof RuleBroken || error instanceof NotAppendable || entry.failure !== null;
    if (!final) throw error;
    this.refusals += 1;
    if (this.refusals < TRIES) throw error;
    const parked: ParkedReaction = {
      reaction: this.reaction.name, position: entry.position, eventId: entry.id, type: entry.type,
      error: error.message, parkedAt: this.context.clock.now(),
    };
    await this.context.reads.setControl(parkedReactionKey(parked.reaction, parked.position), parked);
    this.context.metrics.add('parked', this.reaction.name);
  }
}
