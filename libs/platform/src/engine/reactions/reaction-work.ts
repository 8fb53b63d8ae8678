import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { NotAsDeclared } from '#deciders/declared-events';
import { StreamUnreadable } from '#deciders/stream-unreadable';
import { NotAppendable, START } from '#event-store/event-store.port';
import type { ControlValues } from '#read-store/control-values.port';
import type { LiveUpdate } from '#read-store/live-update';
import { EventUnreadable } from '#log/event-unreadable';
import type { Commit } from '#engine/subscription/follower-place';
import { SkippedEvents } from '#engine/orders/skipped-events';
import { StillParked } from '#engine/orders/still-parked';
import { asError, concerns, type LogEntry } from '#log/log-entry';
import type { KeptPlace } from '#engine/subscription/kept-place';
import type { FollowerContext, FollowerWork } from '#engine/subscription/log-follower';
import { parkedReactionKey, type ParkedReaction } from './parked-reaction.js';
import type { ReactionPositions } from './reaction-positions.js';
import type { Reaction } from '#engine/reaction';

const BATCH = 100;
const TRIES = 5;

/** Does work whose every read of a view waits until the view has reached the position. */
export type WithViewsAt = <Result>(position: Position, work: () => Promise<Result>) => Promise<Result>;

export interface ReactionWorkContext extends FollowerContext {
  readonly reads: FollowerContext['reads'] & ControlValues;
  readonly withViewsAt: WithViewsAt;
  /** Null where places are kept in the read store alone. */
  readonly positions: ReactionPositions | null;
}

/**
 * Runs one reaction: events strictly in order, each until it succeeds. A command that a rule refuses, or on which our own code
 * fails, is tried five times and then parked, because the next attempt would end the same. What cannot be read is parked at once.
 * The next process that takes over tries parked events again, since its code may be newer, except those that a rule refused. Any
 * other error belongs to the infrastructure and is retried without limit. What it reads of views is never older than the event, nor than
 * the end of the log as it was when this process took over.
 */
export class ReactionWork implements FollowerWork {
  readonly handles: ReadonlySet<string>;
  readonly kept?: KeptPlace;
  private readonly skipped: SkippedEvents;
  private refusals = 0;
  private begun = false;
  private headAtStart: Position = START;
  /** Events parked since this process began to run the reaction. */
  parked = 0;

  constructor(
    readonly reaction: Reaction,
    private readonly context: ReactionWorkContext,
  ) {
    this.handles = new Set(reaction.handles);
    this.skipped = new SkippedEvents(context.reads, { kind: 'reaction', name: reaction.name });
    if (context.positions && !reaction.worksOnReadStore) this.kept = this.keptIn(context.positions);
  }

  batchSize(): number {
    return BATCH;
  }

  async begin(): Promise<void> {
    await this.skipped.load();
    this.headAtStart = await this.context.log.confirmedHead();
    if (this.begun) return;
    for (const parked of await this.retriable()) await this.again(parked);
    this.begun = true;
  }

  /** Tries a parked event once more, at an operator's word. Throws `StillParked`. */
  async retry(eventId: Uuid): Promise<void> {
    for (const parked of await this.parkedOf(eventId)) {
      const error = await this.again(parked);
      if (error) throw new StillParked(error.message);
    }
  }

  /** From now on it goes on without the event, also when the log is read again. */
  async skip(eventId: Uuid): Promise<void> {
    await this.skipped.load();
    for (const { position } of await this.parkedOf(eventId))
      await this.context.reads.deleteControl(parkedReactionKey(this.reaction.name, position));
  }

  async handle(entries: readonly LogEntry[], commit: Commit, stopping: AbortSignal): Promise<boolean> {
    const last = entries.at(-1);
    const wanted = entries.filter((entry) => concerns(entry, this.handles));
    if (!last || wanted.length === 0) return false;
    let done: Position | null = null;
    const updates: LiveUpdate[] = [];
    try {
      for (const entry of wanted) {
        if (stopping.aborted) break;
        updates.push(...(await this.react(entry)));
        done = entry.position;
      }
    } catch (error) {
      if (done !== null) await commit([], done, updates);
      throw error;
    }
    const all = done === wanted.at(-1)?.position;
    if (all) await commit([], last.position, updates);
    else if (done !== null) await commit([], done, updates);
    return true;
  }

  /** While events are parked the place stays before them: they are found again where the read store, which lists them, was lost. */
  private keptIn(positions: ReactionPositions): KeptPlace {
    const { name } = this.reaction;
    return {
      doneUpTo: async (stored) =>
        (await positions.of(name)) ?? (stored === null ? this.whereNothingWasKept(positions) : START),
      keep: async ({ stream, revision, id }) => {
        if ((await this.allParked()).length === 0) await positions.keep(name, { stream, revision, eventId: id });
      },
    };
  }

  private async whereNothingWasKept(positions: ReactionPositions): Promise<Position> {
    const { name, beginsAtEnd = false } = this.reaction;
    const done = await positions.fromLog(name);
    return beginsAtEnd && done === START ? this.context.log.confirmedHead() : done;
  }

  private async react(entry: LogEntry): Promise<readonly LiveUpdate[]> {
    let updates: readonly LiveUpdate[] = [];
    try {
      updates = await this.attempt(entry);
    } catch (error) {
      await this.refused(entry, asError(error));
    }
    this.refusals = 0;
    return updates;
  }

  private async attempt(entry: LogEntry): Promise<readonly LiveUpdate[]> {
    if (entry.failure) throw entry.failure;
    const { event } = entry;
    if (!event) return [];
    const {
      reaction: { name: reaction },
      context: { metrics, telemetry },
    } = this;
    const [startedAtMs, started] = [Date.now(), performance.now()];
    const viewsAt = event.position > this.headAtStart ? event.position : this.headAtStart;
    const updates = (await this.context.withViewsAt(viewsAt, () => this.reaction.react(event))) ?? [];
    const {
      id: eventId,
      type,
      meta: { correlationId },
    } = event;
    metrics.add('reactedEvents', { name: reaction });
    telemetry.reacted({ reaction, eventId, type, correlationId, startedAtMs, ms: performance.now() - started });
    return updates.map((update) => ({ ...update, correlationIds: [correlationId] }));
  }

  private async refused(entry: LogEntry, error: Error): Promise<void> {
    const unreadable = isUnreadable(error);
    if (!unreadable) {
      if (!isFinal(error)) throw error;
      this.refusals += 1;
      if (this.refusals < TRIES) throw error;
    }
    if (!this.skipped.has(entry.id)) await this.park(entry, error.message, { unreadable, defect: isDefect(error) });
  }

  private async park(
    { stream, revision, position, id: eventId, type }: LogEntry,
    error: string,
    why: { unreadable: boolean; defect: boolean },
  ): Promise<void> {
    const {
      context: { clock, reads, metrics, report },
      reaction: { name },
    } = this;
    const parked: ParkedReaction = {
      reaction: name,
      stream,
      revision,
      position,
      eventId,
      type,
      error,
      parkedAt: clock.now(),
      ...why,
    };
    await reads.setControl(parkedReactionKey(name, position), parked);
    this.parked += 1;
    metrics.add('newlyParked', { kind: 'reaction', name });
    report?.({ by: `reaction ${name}`, position, eventId, type, key: null, reason: error, unreadable: why.unreadable });
  }

  private async parkedOf(eventId: Uuid): Promise<readonly ParkedReaction[]> {
    return (await this.allParked()).filter((parkedReaction) => parkedReaction.eventId === eventId);
  }

  private async allParked(): Promise<readonly ParkedReaction[]> {
    const found = await this.context.reads.listControl<ParkedReaction>(parkedReactionKey(this.reaction.name));
    return found.map(({ value }) => value);
  }

  /** Events that newer code may be able to process. */
  private async retriable(): Promise<readonly ParkedReaction[]> {
    return (await this.allParked()).filter(({ unreadable, defect }) => unreadable === true || defect === true);
  }

  /** Its commands have ids derived from the event, so a late reaction is as good as one in time. Resolves with why it stays parked, or null. */
  private async again({
    stream = '',
    revision = 0,
    position,
    eventId,
    error: before,
  }: ParkedReaction): Promise<Error | null> {
    const entry = await this.context.log.entryOf({ stream, revision, position });
    if (entry?.id !== eventId || entry.failure) return entry?.failure ?? new Error(before);
    try {
      await this.attempt(entry);
    } catch (thrown) {
      const error = asError(thrown);
      if (isUnreadable(error) || isFinal(error)) return error;
      throw error;
    }
    await this.context.reads.deleteControl(parkedReactionKey(this.reaction.name, position));
    return null;
  }
}

/** Another attempt with the same code would end the same. */
const isFinal = (error: Error): boolean =>
  error instanceof RuleBroken || error instanceof NotAppendable || isDefect(error);
/** Stores and networks fail with errors of other kinds. */
const isDefect = (error: Error): boolean =>
  error instanceof NotAsDeclared || error instanceof TypeError || error instanceof RangeError;
const isUnreadable = (error: Error): boolean => error instanceof EventUnreadable || error instanceof StreamUnreadable;
