import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { NamedFinding } from '@covertrail/domain/compliance/named-params';
import type { FurtherRuleKind } from '@covertrail/domain/compliance/rule-kinds';

/** How a kind of further requirement reads. `code`: what stands behind the kind in the rule; `params`: of the rule, where the reader has them. */
export interface FurtherWords {
  /** `Auto symbols`. */
  readonly title: (code: string, params?: Params) => string;
  /** Inside a sentence, with its article: `the auto symbols`. */
  readonly subject: (params: Params) => string;
  readonly required: (params: Params) => string;
  /** What there is; an empty text where nothing was stated. */
  readonly available: (found: NamedFinding) => string;
}

/** The words of the kinds that belong together. */
export type KindWords = Readonly<Partial<Record<FurtherRuleKind, FurtherWords>>>;
