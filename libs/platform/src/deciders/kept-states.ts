import { LRUCache } from 'lru-cache';
import type { DomainEvent, Position, Uuid } from '@covertrail/domain/kernel/event';
import { START } from '../event-store/event-store.port.js';
import type { LogReader } from '../event-store/log-reader.port.js';
import type { FoldedStreams, Loaded } from './decider-store.js';
import type { EventCodec } from './event-codec.js';
import { foldedOnto, unbegun, type FoldedBy, type FoldedState } from './folded-state.js';

/** Events of the states in memory, together: some 2 kB each. */
const KEPT_EVENTS = 200_000;
/** After more new events than these, to fold again what is asked for takes less time than to look through them. */
const MOST_NEW_EVENTS = 20_000;

/** Where states are kept. */
interface Kept {
  get(stream: string): FoldedState | undefined;
  set(stream: string, state: FoldedState): unknown;
}

type Log = Pick<LogReader, 'readStream' | 'readAll'>;

/**
 * Folded streams at one position of the log, kept for the next position: a stream is read again only after something was
 * appended to it. For a thread that reads thousands of streams at once, again and again. States are as far as they can be read.
 */
export class KeptStates {
  private readonly states: LRUCache<string, FoldedState>;
  private position: Position = START;

  constructor(
    private readonly log: Log,
    private readonly codec: EventCodec,
    keptEvents = KEPT_EVENTS,
  ) {
    this.states = new LRUCache({ maxSize: keptEvents, sizeCalculation: ({ revision }) => revision + 2 });
  }

  /** The streams as they were known at a position. One position at a time: those of the call before count no more. */
  async at(position: Position): Promise<FoldedStreams> {
    if (position < this.position) return this.reader(position, new Map());
    await this.advanceTo(position);
    return this.reader(position, this.states);
  }

  private async advanceTo(position: Position): Promise<void> {
    if (position === this.position) return;
    if (this.states.size > 0) await this.forgetChanged(position);
    this.position = position;
  }

  private async forgetChanged(position: Position): Promise<void> {
    let seen = 0;
    for await (const event of this.log.readAll({ after: this.position, limit: MOST_NEW_EVENTS })) {
      if (event.position > position) return;
      this.states.delete(event.stream);
      seen += 1;
    }
    if (seen === MOST_NEW_EVENTS) this.states.clear();
  }

  private reader(position: Position, states: Kept): FoldedStreams {
    const foldedAt = async <State, Event extends DomainEvent>(decider: FoldedBy<State, Event>, id: Uuid, upTo: Position) =>
      foldedOnto(this.codec, decider, unbegun(decider.initialState), await this.log.readStream(`${decider.type}-${id}`, { upTo }));
    return {
      load: async (decider, id) => {
        const stream = `${decider.type}-${id}`;
        const known = states.get(stream) ?? (await foldedAt(decider, id, position));
        states.set(stream, known);
        return loaded(known);
      },
      loadAt: async (decider, id, upTo) => loaded(await foldedAt(decider, id, upTo < position ? upTo : position)),
    };
  }
}

/** A stream is folded by its one decider, so a kept state has the type that is asked for. */
const loaded = <State>({ state, revision, position, trouble }: FoldedState): Loaded<State> =>
  ({ state: state as State, revision, position, incomplete: trouble !== null });
