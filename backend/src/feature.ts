import type { Type } from '@nestjs/common';
import type { FeatureJob } from '#feature-job';
import type { GrantChecks } from '#auth/owned-kinds';
import type { FeatureReaction } from '#feature-reaction';
import type { ProblemTexts } from '#server/problems/problem-text';
import type { DeclaredMail } from '#mail/mail-kind';
import type { DeclaredNotices } from '#notices/define-notices';

/** Everything that a feature adds to the API. `features.ts` lists the features; no feature imports another. */
export interface BackendFeature {
  /** The name of the feature's folder. */
  readonly name: string;
  /** Controllers, handlers and reactions. */
  readonly module?: Type;
  /** Who has a right to one of the feature's things, by kind of right. */
  readonly grants?: GrantChecks;
  /** What the feature does after events were recorded. */
  readonly reactions?: readonly FeatureReaction[];
  /** What the feature does as time passes. */
  readonly jobs?: readonly FeatureJob[];
  /** Which of its events the feature notifies companies of, in which words, and where a click leads. */
  readonly notices?: DeclaredNotices;
  /** The kinds of mail that the feature sends. */
  readonly mails?: readonly DeclaredMail[];
  /** HTTP status and text of each code of the feature. */
  readonly problems?: ProblemTexts;
}
