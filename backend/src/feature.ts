import type { Type } from '@nestjs/common';
import type { ProblemTexts } from '#http/problems/problem-text';

/** Everything that a feature brings to the API. `features.ts` lists the features; no feature knows another. */
export interface BackendFeature {
  /** Its folder's name. */
  readonly name: string;
  /** Controllers, handlers and reactions. */
  readonly module?: Type;
  /** HTTP status and text of each of its codes. */
  readonly problems?: ProblemTexts;
}
