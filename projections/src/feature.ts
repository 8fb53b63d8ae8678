import type { Projection } from '@covertrail/platform/engine/projection';

/** The projections of one feature. `projections.ts` lists the features; no feature imports another. */
export interface ProjectionFeature {
  /** The name of the feature's folder. */
  readonly name: string;
  readonly projections: readonly Projection[];
}
