import { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import { within } from '@covertrail/platform/engine/within';
import type { ReactionStatus } from '@covertrail/platform/engine/reaction-engine';
import { PROJECTIONS } from '@covertrail/projections/projections';
import type { Health } from '../features/health/health.controller.js';
import type { Engines } from './engines.js';
import type { Ground } from './ground.js';

const ANSWER_MS = 2_000;
const SILENT = 'the read store does not answer';

/** Ready is a process whose stores answer, whose views are built and move, and whose reactions are not held up. */
export const readinessOf = (ground: Ground, engines: Engines): Health => ({
  trouble: async () =>
    (await storeTrouble(ground)) ?? (await viewTrouble(engines)) ?? foldTrouble(engines) ?? reactionTrouble(engines.reactions.status()),
});

async function storeTrouble({ watch }: Ground): Promise<string | null> {
  const answered = await within(watch.look(), ANSWER_MS).catch(() => false);
  return answered ? null : SILENT;
}

async function viewTrouble({ projections }: Engines): Promise<string | null> {
  const missing: string[] = [];
  const looked = PROJECTIONS.map(({ name }) => projections.collections.collectionOf(name).catch(() => void missing.push(name)));
  if (!(await within(Promise.all(looked), ANSWER_MS))) return SILENT;
  return missing.length === 0 ? null : `the view ${missing[0]} is not built yet`;
}

/** Views that are folded here. One that is paused waits for people, and answers meanwhile. */
function foldTrouble({ projections }: Engines): string | null {
  const folded = projections instanceof ProjectionEngine ? projections.status() : [];
  const stalled = folded.find(({ state }) => state === 'stalled');
  return stalled ? `the view ${stalled.projection} is stalled` : null;
}

function reactionTrouble(reactions: readonly ReactionStatus[]): string | null {
  const held = reactions.find(({ state }) => state === 'stalled' || state === 'paused');
  return held ? `the reaction ${held.reaction} is ${held.state}` : null;
}
