import { within } from '@covertrail/platform/engine/within';
import type { ReactionStatus } from '@covertrail/platform/engine/reaction-engine';
import { PROJECTIONS } from '@covertrail/projections/projections';
import type { Health } from '../features/health/health.controller.js';
import type { Engines } from './engines.js';
import type { Ground } from './ground.js';

const ANSWER_MS = 2_000;

/** Ready is a process whose stores answer, whose views are built, and whose reactions are not held up. */
export const readinessOf = (ground: Ground, engines: Engines): Health => ({
  trouble: async () => (await storeTrouble(ground)) ?? (await viewTrouble(engines)) ?? reactionTrouble(engines.reactions.status()),
});

async function storeTrouble({ watch }: Ground): Promise<string | null> {
  const answered = await within(watch.look(), ANSWER_MS).catch(() => false);
  return answered ? null : 'the read store does not answer';
}

async function viewTrouble({ projections }: Engines): Promise<string | null> {
  for (const { name } of PROJECTIONS) {
    const built = await projections.collections.collectionOf(name).then(() => true, () => false);
    if (!built) return `the view ${name} is not built yet`;
  }
  return null;
}

function reactionTrouble(reactions: readonly ReactionStatus[]): string | null {
  const held = reactions.find(({ state }) => state === 'stalled' || state === 'paused');
  return held ? `the reaction ${held.reaction} is ${held.state}` : null;
}
