import type { EventStore } from '#event-store/event-store.port';
import { deriveId } from '#ids/ids';
import type { Reaction } from '../reaction.js';
import { dataOf, named } from './sample-world.js';

/** Names the team of everybody who joins: one event, whose id derives from the one it answers. */
export const teamNamer = (events: EventStore): Reaction => ({
  name: 'namer',
  handles: ['PersonJoined'],
  react: async (event) => {
    const { team, points } = dataOf(event);
    const id = deriveId('namer', event.id);
    const { data } = named(String(team), `${String(team)} ${String(points)}`);
    await events.append(`naming-${id}`, [{ id, type: 'TeamNamed', data, meta: event.meta }], 'any');
  },
});
