import { LRUCache } from 'lru-cache';
import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Position, RecordedOf, Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Clock } from '../clock/clock.js';
import { START, WrongExpectedRevision, type EventStore, type NewEvent, type StoredEvent } from '../event-store/event-store.port.js';
import { deriveId } from '../ids/ids.js';
import type { Sealing } from '../sealing/sealing.js';
import type { CommandMeta } from './command-meta.js';
import type { DeclaredEvents } from './declared-events.js';
import type { EventCodec } from './event-codec.js';

/** What a handled command left behind: where its stream and the log stand. `events` is empty for a valid repeat. */
export interface Outcome {
  readonly streamId: Uuid;
  readonly revision: number;
  readonly position: Position;
  readonly events: readonly string[];
}

/** A stream folded up to its end, or up to a position. Revision -1 and position START when it does not exist. */
export interface Loaded<State> {
  readonly state: State;
  readonly revision: number;
  readonly position: Position;
}

/** `expected` pins the revision that the person saw (If-Match); `facts` is asked again at every try. */
export interface HandleOptions<Facts> {
  readonly expected?: number;
  readonly facts?: () => Promise<Facts>;
}

interface RememberedCommand {
  readonly hash: string;
  readonly outcome: Outcome;
}

interface Folded extends Loaded<unknown> {
  /** Grows with the stream and is shared by its states, old and new: to copy it at each event would be quadratic. */
  readonly commands: Map<Uuid, RememberedCommand>;
}

/** Thrown when the person edited something that has changed since; `actual` is the current revision. */
export class RevisionChanged extends Error {
  override readonly name = 'RevisionChanged';
  constructor(readonly actual: number) {
    super(`The stream is at revision ${actual} by now`);
  }
}

const MAX_TRIES = 4;
const CACHED_STREAMS = 20_000;

/**
 * The only way to write: read the stream, fold, decide, append at the revision just read (DESIGN section 2.4).
 * On a conflict it reads again, at most three times. A command id that the stream already holds answers its recorded
 * outcome; the same id with another body throws `COMMAND.KEY_REUSED`. What is not as its contract declares is not
 * appended: `NotAsDeclared`.
 */
export class DeciderStore {
  private readonly cache = new LRUCache<string, Folded>({ max: CACHED_STREAMS });

  constructor(
    private readonly events: EventStore,
    private readonly codec: EventCodec,
    private readonly declared: DeclaredEvents,
    private readonly sealing: Sealing,
    private readonly clock: Clock,
  ) {}

  async handle<State, Command, Event extends DomainEvent, Facts>(
    decider: Decider<State, Command, Event, Facts>,
    id: Uuid,
    command: Command,
    meta: CommandMeta,
    options: HandleOptions<Facts> = {},
  ): Promise<Outcome> {
    for (let attempt = 1; ; attempt += 1) {
      const folded = await this.folded(decider, id);
      const earlier = folded.commands.get(meta.commandId);
      if (earlier) return recordedOutcome(earlier, meta);
      if (options.expected !== undefined && options.expected !== folded.revision) throw new RevisionChanged(folded.revision);
      const facts = (await options.facts?.()) as Facts;
      const decided = decider.decide(command, folded.state as State, facts);
      if (decided.length === 0) return { streamId: id, revision: folded.revision, position: folded.position, events: [] };
      try {
        return await this.append(decider.type, id, decided, meta, folded.revision);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || attempt === MAX_TRIES) throw error;
      }
    }
  }

  /** The stream as it is now. */
  async load<State, Event extends DomainEvent>(decider: Decider<State, never, Event, never>, id: Uuid): Promise<Loaded<State>> {
    return (await this.folded(decider, id)) as Folded & Loaded<State>;
  }

  /** The stream as it was known at a position of the log. */
  async loadAt<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
    upTo: Position,
  ): Promise<Loaded<State>> {
    const stored = await this.events.readStream(`${decider.type}-${id}`, { upTo });
    return this.foldOnto(decider, id, NOTHING(decider.initialState), stored) as Loaded<State>;
  }

  private async folded<State, Event extends DomainEvent>(decider: Decider<State, never, Event, never>, id: Uuid): Promise<Folded> {
    const stream = `${decider.type}-${id}`;
    const known = this.cache.get(stream) ?? NOTHING(decider.initialState);
    const fresh = await this.events.readStream(stream, { fromRevision: known.revision + 1 });
    if (fresh.length === 0) return known;
    const folded = this.foldOnto(decider, id, known, fresh);
    this.cache.set(stream, folded);
    return folded;
  }

  private foldOnto<State, Event extends DomainEvent>(
    decider: Decider<State, never, Event, never>,
    id: Uuid,
    known: Folded,
    stored: readonly StoredEvent[],
  ): Folded {
    let state = known.state as State;
    const { commands } = known;
    for (const event of stored) {
      const decoded = this.codec.decode(event);
      if (decoded) state = decider.evolve(state, decoded as unknown as RecordedOf<Event>);
      remember(commands, id, event);
    }
    const last = stored.at(-1);
    return { state, revision: last?.revision ?? known.revision, position: last?.position ?? known.position, commands };
  }

  private async append(type: string, id: Uuid, decided: readonly DomainEvent[], meta: CommandMeta, revision: number): Promise<Outcome> {
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

const NOTHING = (state: unknown): Folded => ({ state, revision: -1, position: START, commands: new Map() });

/** An event that two readers of the stream fold at the same time is remembered once. */
function remember(commands: Map<Uuid, RememberedCommand>, streamId: Uuid, { id, revision, position, meta }: StoredEvent): void {
  const earlier = commands.get(meta.commandId)?.outcome;
  if (earlier && earlier.revision >= revision) return;
  const outcome = { streamId, revision, position, events: [...(earlier?.events ?? []), id] };
  commands.set(meta.commandId, { hash: meta.commandHash, outcome });
}

function recordedOutcome(earlier: RememberedCommand, meta: CommandMeta): Outcome {
  if (earlier.hash !== meta.commandHash) throw new RuleBroken('COMMAND.KEY_REUSED');
  return earlier.outcome;
}
