import type { Type } from '@nestjs/common';
import type { FeatureReaction } from '#feature-reaction';
import type { ProblemTexts } from '#http/problems/problem-text';
import type { DeclaredMail } from '#mail/mail-kind';

/** Everything that a feature brings to the API. `features.ts` lists the features; no feature knows another. */
export interface BackendFeature {
  /** Its folder's name. */
  readonly name: string;
  /** Controllers, handlers and reactions. */
  readonly module?: Type;
  /** What it does when events have been recorded. */
  readonly reactions?: readonly FeatureReaction[];
  /** The kinds of mail that it sends. */
  readonly mails?: readonly DeclaredMail[];
  /** HTTP status and text of each of its codes. */
  readonly problems?: ProblemTexts;
}
