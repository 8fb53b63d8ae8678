import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { EVENT_VALIDATORS } from '@covertrail/domain/catalogue/event-validators.generated';
import type { EventOf, EventType } from '@covertrail/domain/catalogue/product-event';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { recorded } from '@covertrail/domain/kernel/testing/given';
import { MovedClock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { DeclaredEvents } from '@covertrail/platform/deciders/declared-events';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { DeclaredReaction } from '@covertrail/platform/engine/define-reaction';
import type { NewEvent } from '@covertrail/platform/event-store/event-store.port';
import { InMemoryEventStore } from '@covertrail/platform/engine/testing/in-memory-event-store';
import { Sealing } from '@covertrail/platform/sealing/sealing';
import { InMemoryVault } from '@covertrail/platform/vault/testing/in-memory-vault';

const NOW = '2026-11-21T15:00:00.000Z';

/** What a reaction recorded: its commands, decided by the product's own deciders. */
interface Consequence {
  readonly stream: string;
  readonly type: string;
  readonly data: unknown;
  /** Who sent the command. */
  readonly actor: string;
}

type Content<Type extends EventType> = EventOf<Type> & { readonly type: Type };

/** A log in memory, and one reaction that handles its events. */
export class ReactionScene {
  readonly clock = new MovedClock(NOW);
  readonly deciders: DeciderStore;
  private readonly events = new InMemoryEventStore();
  private acts = 0;
  private readonly codec = new EventCodec(EVENT_CATALOGUE);

  constructor() {
    this.deciders = new DeciderStore(
      this.events,
      this.codec,
      new DeclaredEvents(EVENT_VALIDATORS),
      new Sealing(new InMemoryVault()),
      this.clock,
    );
  }

  /** Records an event that a person caused, and returns it in the form in which reactions receive it. `stream` is the decider's type. */
  async happened<Type extends EventType>(stream: string, id: Uuid, event: Content<Type>): Promise<RecordedEvent<Type>> {
    const schemaVersion = this.codec.describe(event.type).version;
    const [act] = recorded([event], { schemaVersion, recordedAt: this.clock.now() }, (this.acts += 1));
    const { revision, position } = await this.events.append(`${stream}-${id}`, [act as NewEvent], 'any');
    return { ...act, stream: `${stream}-${id}`, revision, position } as RecordedEvent<Type>;
  }

  /** What the reaction recorded because of the event. */
  async consequences(
    reaction: DeclaredReaction<DeciderStore>,
    event: RecordedEvent<EventType>,
  ): Promise<readonly Consequence[]> {
    const before = await this.events.head();
    await reaction.with(this.deciders).react(event);
    const found: Consequence[] = [];
    for await (const stored of this.events.readAll({ after: before })) {
      const { stream, type, data, meta } = this.codec.decode(stored)!;
      found.push({ stream, type, data, actor: meta.actor });
    }
    return found;
  }
}

/** What every reaction promises: an event that it sees again, as after a lost checkpoint, changes nothing. */
export function itIsHarmlessTwice(
  reaction: DeclaredReaction<DeciderStore>,
  story: (scene: ReactionScene) => Promise<RecordedEvent<EventType>>,
): void {
  it('has no more consequences when it sees the event twice', async () => {
    const scene = new ReactionScene();
    const event = await story(scene);
    expect(await scene.consequences(reaction, event)).not.toEqual([]);
    expect(await scene.consequences(reaction, event)).toEqual([]);
  });
}
