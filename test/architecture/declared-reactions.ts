import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { filesUnder } from './source-tree.js';

/** A reaction and where it is declared. `feature` is empty where it belongs to none. */
export interface WrittenReaction {
  readonly file: string;
  readonly feature: string;
  readonly reaction: Pick<Reaction, 'name' | 'handles'>;
}

const isReaction = (value: unknown): value is WrittenReaction['reaction'] =>
  typeof value === 'object' && value !== null && 'handles' in value && 'with' in value;

export const reactionFiles = (): string[] => filesUnder('backend/src', '.reaction.ts');

/** Loads a reaction file; a file that exports no reaction gives none. */
export async function reactionsOf(file: string): Promise<WrittenReaction[]> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  const feature = /features\/([^/]+)\//.exec(file)?.[1] ?? '';
  return Object.values(module)
    .filter(isReaction)
    .map((reaction) => ({ file, feature, reaction }));
}
