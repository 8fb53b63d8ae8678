import type { Projection } from '@covertrail/platform/engine/projection';

/** What a feature brings to the read models. `projections.ts` lists the features; no feature knows another. */
export interface ProjectionFeature {
  /** Its folder's name. */
  readonly name: string;
  readonly projections: readonly Projection[];
}
