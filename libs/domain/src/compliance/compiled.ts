import type { CalendarDate } from '../kernel/dates.js';
import type { Cents } from '../kernel/money.js';
import type { ProvidedAspect } from '../insurance/terms/policy-aspects.js';
import type { CoverageLine, LimitCode, ProvidedPolicy, SIZES, STRENGTHS } from '../insurance/coverage.js';
import type { Evaluation } from './finding.js';
import type { Params, ParamsWith } from './finding-params.js';
import type { FormIndex } from './forms/requester-form.js';
import type { LineWorld } from './line-world.js';
import type { EndorsementRequirement, TemplateRef, UnderReviewAnswer } from './requirements.js';
import type { Lift, SplitRow } from '../insurance/line-row.js';
import type { CoverageType, SubCoverage } from '../insurance/lines/coverage-types.js';
import type { RegionCode } from '../insurance/lines/regions.js';
import type { ProofRequirement } from './proof/proof-requirement.js';

interface Compiled {
  /** `generalLiability.limit.eachOccurrence` */
  readonly rule: string;
  /** What is required, named in a finding where no policy could be evaluated. */
  readonly params: Params;
  /** What is demanded of the proof of each value that it rests on; absent where any will do. */
  readonly proof?: ProofRequirement;
  /** Whose currency its amounts are in; absent: the United States. */
  readonly region?: RegionCode;
}

export interface CompiledLimit extends Compiled {
  readonly kind: 'limit';
  readonly params: ParamsWith<'limit'>;
  readonly line: CoverageLine;
  readonly code: LimitCode;
  /** The combined and split limits of the line, where it has both kinds. */
  readonly kinds: SplitRow<LimitCode> | null;
  /** A limit that covers more and stands for it; null where there is none. */
  readonly wider: LimitCode | null;
  /** Cents. */
  readonly atLeast: Cents;
  /** Which limit of an umbrella may be added; null when none may. */
  readonly lift: Lift | null;
  /** Cents of the layers that the umbrella's own requirement uses first; 0 where there is none. */
  readonly reserved: Cents;
  /** Limits of other lines that share a combined requirement with this limit of an umbrella. */
  readonly joins: readonly CompiledLimit[];
  /** The rating required of the carrier of each layer that counts. */
  readonly rating: Omit<CompiledRating, 'rule'> | null;
  /** The latest retroactive date that the template asks of the line; null where it asks for none. */
  readonly retroactiveBy: CalendarDate | null;
  readonly acceptSplit: boolean;
}

/** `retroactiveBy` null: occurrence is required. */
export interface CompiledTrigger extends Compiled {
  readonly kind: 'trigger';
  readonly retroactiveBy: CalendarDate | null;
}

export interface CompiledEndorsement extends Compiled, EndorsementRequirement {
  readonly kind: 'endorsement';
  /** Who must be named on a schedule: whom the conditions of the endorsement require, else the certificate holder; null where neither is required. */
  readonly named: string | null;
}

export interface CompiledRating extends Compiled {
  readonly kind: 'rating';
  readonly params: ParamsWith<'requiredStrength' | 'requiredSize'>;
  readonly strength: (typeof STRENGTHS)[number];
  readonly size: (typeof SIZES)[number];
  readonly strengthPlace: number;
  readonly sizePlace: number;
  /** What follows where the rating is under review; null: the requester decides. */
  readonly ifUnderReview: UnderReviewAnswer | null;
}

/** What of a policy a further requirement may be evaluated by. */
export type ReadAspect = ProvidedAspect | 'documents' | 'standing';

/** The values on which an evaluation rests, by aspect: all of it, or those that stand below one of these names (`terms/aspect-parts.ts`). */
export type Rests = Readonly<Partial<Record<ReadAspect, readonly string[] | 'all'>>>;

/** A further requirement: it is evaluated by what one policy states, and by no other policy unless it says so. */
export interface CompiledFurther extends Compiled {
  readonly kind: 'further';
  /** Only an event that changes one of them, or the number of the policy, can change the result. */
  readonly reads: readonly ReadAspect[];
  /** Of a layer: the layers on which it rests and the policies below it can change the result as well. */
  readonly readsBelow?: true;
  /** The days of the project can change the result as well. */
  readonly readsProject?: true;
  /** The amount of money that an evaluation compared with the required one; absent where the kind compares none. */
  readonly compared?: (evaluation: Evaluation) => Cents | null;
  readonly evaluate: (policy: ProvidedPolicy, day: CalendarDate, forms: FormIndex, world: LineWorld) => Evaluation;
  /** Of what it reads, the values on which an evaluation of a policy rests; absent: all of it. */
  readonly restsOn?: (policy: ProvidedPolicy, evaluation: Evaluation) => Rests;
  /** The first later day on which the same policy may give another result; absent where the day has no effect. */
  readonly changesOn?: (policy: ProvidedPolicy, day: CalendarDate) => CalendarDate | null;
}

export type CompiledRule = CompiledLimit | CompiledTrigger | CompiledEndorsement | CompiledRating | CompiledFurther;

/** How policies of another line may answer for a line. */
export interface CompiledStandIn {
  readonly line: CoverageLine;
  /** The rules of the line, in the same order and by the same names, as such a policy is evaluated by them. */
  readonly rules: readonly CompiledRule[];
  /** The coverage type that it must provide, and the parts of it; null where any policy of its line may answer. */
  readonly provides: { readonly type: CoverageType; readonly parts: readonly SubCoverage[] } | null;
  /** Whether it may also answer single limits beside a policy of the line. */
  readonly beside: boolean;
}

export interface CompiledLine {
  readonly line: CoverageLine;
  readonly presenceRule: string;
  readonly rules: readonly CompiledRule[];
  /** Other lines whose policies may answer as well. */
  readonly standIns: readonly CompiledStandIn[];
  /** Whether umbrella layers may affect any of the rules. */
  readonly towers: boolean;
  /** Other lines that share a combined requirement with this umbrella. */
  readonly joined: readonly CoverageLine[];
  /** Whether stop gap on a policy of another line may explain that the line has none: a state may insure the workers. */
  readonly stopGapBeside: boolean;
  /** Whether a further requirement of the line reads the days of the project. */
  readonly readsProject: boolean;
  /** What the further requirements of the line read. */
  readonly reads: readonly ReadAspect[];
  /** What is demanded of the proof, of all rules of the line; null where any will do. */
  readonly proof: ProofRequirement | null;
}

/** Requirements prepared for many evaluations: parsed, ordered, every rule named. */
export interface CompiledRequirements {
  readonly lines: readonly CompiledLine[];
  readonly template: TemplateRef | null;
}
