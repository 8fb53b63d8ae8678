import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Position, Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Clock } from '../clock/clock.js';
import {
  WrongExpectedRevision,
  type EventStore,
  type LogEvent,
  type NewEvent,
} from '../event-store/event-store.port.js';
import type { CommandReport } from '../telemetry/telemetry.js';
import { deriveId } from '../ids/ids.js';
import type { Sealing } from '../sealing/sealing.js';
import type { CommandMeta } from './command-meta.js';
import type { DeclaredEvents } from './declared-events.js';
import type { EventCodec } from './event-codec.js';
import type { LastKnown } from './last-known.js';
import { Handling } from './handling.js';
import { notBegun, StreamFolds, type Folded } from './stream-folds.js';
import { StreamQueues } from './stream-queues.js';

/** The result of a handled command: the revision of its stream and the position of the log. `events` is empty for a valid repeat. */
export interface Outcome {
  readonly streamId: Uuid;
  readonly revision: number;
  readonly position: Position;
  readonly events: readonly string[];
}

/** A stream folded up to its end, or up to a position. Revision -1 and position START when the stream does not exist. */
export interface Loaded<State> {
  readonly state: State;
  readonly revision: number;
  readonly position: Position;
  /** True where an event of the stream is not in the state because it cannot be read. Only callers of `readable` receive such a state. */
  readonly incomplete?: boolean;
}

/** Streams as they are now, and as they were known at a position of the log. */
export interface FoldedStreams {
  load<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
  ): Promise<Loaded<State>>;
  loadAt<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
    upTo: Position,
  ): Promise<Loaded<State>>;
}

/** `expected` is the revision that the person saw (If-Match). `facts` is called again at every attempt. */
export interface HandleOptions<Facts> {
  readonly expected?: number | undefined;
  readonly facts?: () => Promise<Facts>;
  /**
   * The stream begins with this command: it is read only where the log says that it is there already. A repeat is answered by the
   * log, which compares no bodies: only for ids that follow from the content of the command.
   */
  readonly startsStream?: true;
}

/** Thrown when the person edited something that has changed since. `actual` is the current revision. */
export class RevisionChanged extends Error {
  override readonly name = 'RevisionChanged';
  constructor(readonly actual: number) {
    super(`The stream is at revision ${actual} by now`);
  }
}

/** What every command says of itself: its name. */
interface Named {
  readonly type: string;
}

/**
 * The only way to write: read the stream, fold, decide, append at the revision just read (reference: commands). On a conflict it
 * reads again, after the other commands of this process that met on the stream. A command id that the stream already holds is answered with its recorded outcome; the same id
 * with another body throws `COMMAND.KEY_REUSED`. An event that does not match its contract is not appended: `NotAsDeclared`. A
 * stream with an event that cannot be read throws `StreamUnreadable` for every caller, because rights and facts must not depend
 * on a part of a stream.
 */
export class DeciderStore implements FoldedStreams {
  /**
   * The same streams as far as they can be read. For callers that show something, for those that assess and respect `incomplete`,
   * and for facts that the first event of a stream settles permanently.
   */
  readonly readable: FoldedStreams;
  /** Work within its `run` goes on while the log is away: it reads streams as they were last known. */
  readonly lastKnown: LastKnown;
  private readonly folds: StreamFolds;
  private readonly queues = new StreamQueues();

  constructor(
    private readonly events: EventStore,
    private readonly codec: EventCodec,
    private readonly declared: DeclaredEvents,
    private readonly sealing: Sealing,
    private readonly clock: Clock,
    private readonly report: (report: CommandReport) => void = () => undefined,
  ) {
    this.folds = new StreamFolds(events, codec);
    this.lastKnown = this.folds.lastKnown;
    this.readable = {
      load: async (decider, id) => asRead(await this.folds.now(decider, id)),
      loadAt: async (decider, id, upTo) => asRead(await this.folds.at(decider, id, upTo)),
    };
  }

  async handle<State, Command extends Named, Event extends DomainEvent, Facts>(
    decider: Decider<State, Command, Event, Facts>,
    id: Uuid,
    command: Command,
    meta: CommandMeta,
    options: HandleOptions<Facts> = {},
  ): Promise<Outcome> {
    const handling = new Handling(command.type, meta, this.report);
    try {
      const outcome = await this.decideAndAppend(decider, id, command, meta, options, handling);
      handling.ended();
      return outcome;
    } catch (error) {
      handling.refused(error);
      throw error;
    }
  }

  /** Called with each event that the log delivers, so that what is last known of a stream follows the log. */
  arrived(event: Pick<LogEvent, 'stream' | 'revision'>): void {
    this.folds.arrived(event);
  }

  /** The stream as it is now. */
  async load<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
  ): Promise<Loaded<State>> {
    return whole(await this.folds.now(decider, id));
  }

  /** The stream as it was known at a position of the log. */
  async loadAt<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
    upTo: Position,
  ): Promise<Loaded<State>> {
    return whole(await this.folds.at(decider, id, upTo));
  }

  private async decideAndAppend<State, Command, Event extends DomainEvent, Facts>(
    decider: Decider<State, Command, Event, Facts>,
    id: Uuid,
    command: Command,
    meta: CommandMeta,
    options: HandleOptions<Facts>,
    handling: Handling,
  ): Promise<Outcome> {
    let starts = options.startsStream ?? false;
    const attempt = async (): Promise<Outcome> => {
      const folded = starts ? notBegun(decider.initialState) : whole(await this.folds.now(decider, id));
      const earlier = folded.commands.get(meta.commandId);
      if (earlier) return handling.endsAs('repeated', recordedOutcome(earlier, meta));
      if (options.expected !== undefined && options.expected !== folded.revision)
        throw new RevisionChanged(folded.revision);
      const facts = (await options.facts?.()) as Facts;
      const decided = decider.decide(command, folded.state, facts);
      if (decided.length === 0)
        return handling.endsAs('nothing to do', {
          streamId: id,
          revision: folded.revision,
          position: folded.position,
          events: [],
        });
      starts = false;
      return this.append(decider.type, id, decided, meta, folded.revision);
    };
    return this.inOrder(`${decider.type}-${id}`, meta, handling, attempt);
  }

  /** At once where no commands have met on the stream, else behind them. */
  private async inOrder(
    stream: string,
    { tenant }: CommandMeta,
    handling: Handling,
    attempt: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const once = (): Promise<Outcome | null> =>
      attempt().catch((error: unknown) => {
        if (!(error instanceof WrongExpectedRevision) || !handling.mayTryAgain()) throw error;
        return null;
      });
    const outcome = this.queues.has(stream) ? null : await once();
    return (
      outcome ??
      this.queues.run(stream, tenant ?? '', async () => {
        for (;;) {
          const later = await once();
          if (later) return later;
        }
      })
    );
  }

  private async append(
    type: string,
    id: Uuid,
    decided: readonly DomainEvent[],
    meta: CommandMeta,
    revision: number,
  ): Promise<Outcome> {
    const stream = `${type}-${id}`;
    for (const event of decided) this.declared.check(event);
    const recordedAt = this.clock.now();
    const events = await Promise.all(
      decided.map(async (event, index): Promise<NewEvent> => {
        const description = this.codec.describe(event.type);
        return {
          id: deriveId(meta.commandId, stream, index),
          type: event.type,
          data: await this.sealing.seal(event.data, description.personal),
          meta: { ...meta, schemaVersion: description.version, recordedAt },
        };
      }),
    );
    const appended = await this.events.append(stream, events, revision === -1 ? 'no-stream' : revision);
    return { streamId: id, ...appended, events: events.map((event) => event.id) };
  }
}

function whole<State>(folded: Folded<State>): Folded<State> {
  if (folded.trouble) throw folded.trouble;
  return folded;
}

const asRead = <State>({ state, revision, position, trouble }: Folded<State>): Loaded<State> => ({
  state,
  revision,
  position,
  incomplete: trouble !== null,
});

function recordedOutcome(earlier: NonNullable<ReturnType<Folded['commands']['get']>>, meta: CommandMeta): Outcome {
  if (earlier.hash !== meta.commandHash) throw new RuleBroken('COMMAND.KEY_REUSED');
  return earlier.outcome;
}
