import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Projection } from '@covertrail/platform/engine/projection';
import { filesUnder } from './source-tree.js';

/** A projection and where it is declared. */
export interface Declared {
  readonly file: string;
  readonly feature: string;
  readonly projection: Projection;
}

const isProjection = (value: unknown): value is Projection =>
  typeof value === 'object' && value !== null && 'handles' in value && 'evolve' in value;

export const projectionFiles = (): string[] => filesUnder('projections/src', '.projection.ts');

/** Loads a projection file; a file that exports no projection gives none. */
export async function projectionsOf(file: string): Promise<Declared[]> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  const feature = /features\/([^/]+)\//.exec(file)?.[1] ?? '';
  return Object.values(module)
    .filter(isProjection)
    .map((projection) => ({ file, feature, projection }));
}
