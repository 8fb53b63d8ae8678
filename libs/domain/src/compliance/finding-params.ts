import type { DocumentKind } from '../insurance/document-kinds.js';
import type { BasisPoints } from '../kernel/basis-points.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Cents } from '../kernel/money.js';
import type { StateFundException } from '../insurance/terms/further-terms.js';
import type { ConditionReason, FormDoubt, FormObjection, LayerReason, NESTED_REASONS } from './param-reasons.js';
import type { ConditionKey, Naming } from './endorsements/endorsement-conditions.js';
import type { InsuredScope } from '../insurance/endorsements/insured-scopes.js';
import type { FormLine } from '../insurance/forms/form-row.js';
import type { FormScope } from '../insurance/forms/form-scope.js';
import type { DeductibleRequirement, ExclusionAnswer, ListMode, RequiredCoverage } from './further-requirements.js';
import type { CoverageLine, EndorsementCode, LimitCode } from '../insurance/line-codes.js';
import type { AggregateBasis } from '../insurance/lines/aggregate-bases.js';
import type { CoverageType, SubCoverage } from '../insurance/lines/coverage-types.js';
import type { DeductibleKind } from '../insurance/lines/deductible-kinds.js';
import type { RegionCode } from '../insurance/lines/regions.js';
import type { StatedValueCode } from '../insurance/lines/stated-values.js';
import type { ValuationType } from '../insurance/lines/valuation-types.js';
import type { AgeUnit } from './proof/proof-requirement.js';
import type { LeastProof, SourceKind } from '../insurance/source-table.js';
import type { UnderReviewAnswer } from './requirements.js';
import type { Grade, Trigger } from '../insurance/stated-parts.js';
import type { SizeCategory, Strength } from '../insurance/coverage.js';

/** A value of a certificate's box, by its kind: cents, percent, months, a code, a text, states; the text `true` for a box that is checked. */
export type ValueParam = number | string | readonly string[];

/** A policy that a fix names, with its line. */
export interface NamedPolicy {
  readonly line: CoverageLine;
  readonly policyNumber: string;
}

/**
 * What the parameters of findings and fixes are, by name. A name is the same kind of thing in every finding: amounts are cents, days are ISO
 * dates, lists are lists. What a requirement asks stands in each of its findings, also where no policy is there to
 * be evaluated; each is absent where a reason says nothing of it. Which ones a reason names in any case is in `reasons.ts`; of a reason that is
 * itself a parameter it is in `param-reasons.ts`.
 */
export interface Params {
  /** Policies, carriers and parties as they are read. */
  readonly policyNumber?: string;
  readonly carrier?: string;
  readonly umbrella?: string;
  readonly nextPolicy?: string;
  /** Another policy that meets the requirement, and the one of the line beside it. */
  readonly answeredBy?: string;
  readonly beside?: string;
  /** The layer through which another one lies over a line. */
  readonly through?: string;
  /** Held policies that would help. */
  readonly policies?: readonly NamedPolicy[];

  readonly line?: CoverageLine;
  readonly ofLine?: CoverageLine;
  readonly below?: CoverageLine;
  readonly scheduled?: readonly CoverageLine[];
  /** How many shares were searched. */
  readonly shares?: number;
  readonly region?: RegionCode;

  readonly effectiveOn?: CalendarDate;
  readonly expiresOn?: CalendarDate;
  readonly canceledOn?: CalendarDate;
  /** An agent verified the policy on this day, and what was changed since awaits approval. */
  readonly changedSince?: CalendarDate;
  readonly nextFrom?: CalendarDate;
  readonly firstDay?: CalendarDate;
  readonly lastDay?: CalendarDate;
  readonly until?: CalendarDate;

  readonly limit?: LimitCode;
  /** By how much it is short. */
  readonly short?: Cents;
  readonly other?: LimitCode;
  readonly otherAmount?: Cents;
  readonly otherShort?: Cents;
  readonly part?: LimitCode;
  readonly partAmount?: Cents;
  readonly whole?: LimitCode;
  readonly wholeAmount?: Cents;
  /** What is printed in place of an amount. */
  readonly text?: string;
  readonly reserved?: Cents;
  readonly reservedFor?: CoverageLine;
  readonly reservedLimit?: LimitCode;
  readonly towerEnds?: Cents;
  readonly layerBegins?: Cents;
  readonly refused?: LayerReason;
  readonly layerIs?: 'notBegun' | 'canceled' | 'ended';
  readonly layerDay?: CalendarDate;
  readonly doubt?: LayerReason | FormDoubt;

  readonly trigger?: Trigger;
  readonly retroactiveBy?: CalendarDate;
  readonly retroactiveOn?: CalendarDate;

  readonly requiredStrength?: Strength;
  readonly requiredSize?: SizeCategory;
  /** Empty where it is not given. */
  readonly strength?: Strength | '';
  readonly size?: SizeCategory | '';
  readonly underReview?: 'u';
  readonly ifUnderReview?: UnderReviewAnswer;

  readonly endorsement?: EndorsementCode;
  readonly grade?: Grade;
  readonly form?: string;
  readonly title?: string;
  readonly gives?: readonly FormScope[];
  readonly formLine?: FormLine;
  /** For whom alone a form is written. */
  readonly only?: string;
  /** The requester's own index of forms decided. */
  readonly index?: 'requester';
  readonly seenBy?: 'document' | 'agent';
  readonly confirmedOn?: CalendarDate;
  /** The person that saw a form, where the reader may know it, and its role. */
  readonly seenWho?: string;
  readonly seenRole?: string;
  readonly document?: string;
  readonly uploadedOn?: CalendarDate;
  readonly objection?: FormObjection;
  readonly printed?: string;
  readonly formDay?: CalendarDate;
  readonly formState?: string;
  readonly states?: readonly string[];
  readonly scope?: InsuredScope;
  /** Who stands on a schedule, and who must. */
  readonly names?: readonly string[];
  readonly wanted?: string;
  readonly condition?: ConditionKey;
  readonly because?: ConditionReason;
  /** Empty where it is not known. */
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
  readonly accepted?: Naming | StateFundException;
  readonly entity?: string;
  readonly named?: string;

  readonly proofOf?: string;
  readonly proofSource?: SourceKind;
  readonly proofSince?: CalendarDate;
  readonly proofLeast?: LeastProof;
  readonly proofAge?: number;
  readonly proofUnit?: AgeUnit;

  readonly coverages?: readonly RequiredCoverage[];
  /** A coverage type that the policy provides, with those of the required parts that it has. */
  readonly provided?: RequiredCoverage;
  readonly missingParts?: readonly SubCoverage[];
  readonly mode?: ListMode;
  readonly symbols?: readonly number[];
  readonly shown?: readonly number[];
  readonly missing?: readonly number[];
  /** The coverage type by which autos are covered. */
  readonly by?: CoverageType;
  readonly basis?: AggregateBasis;
  /** What an aggregate applies per, empty where it is not stated; or days of notice. */
  readonly given?: AggregateBasis | '' | number;
  readonly givenNonPayment?: number;
  readonly days?: number;
  readonly nonPaymentDays?: number;
  readonly atMost?: number;
  readonly unit?: DeductibleRequirement['unit'];
  readonly kind?: DeductibleKind | DocumentKind;
  readonly withinDays?: number;
  readonly coinsurance?: BasisPoints;
  readonly valuation?: ValuationType;
  readonly value?: StatedValueCode;
  readonly asked?: ValueParam;
  readonly stated?: ValueParam;
  /** The region in whose currency it is stated. */
  readonly statedIn?: RegionCode;
  readonly answer?: ExclusionAnswer;
  readonly forms?: readonly string[];
  readonly perils?: readonly StatedValueCode[];
  /** Texts that exclude, and texts that a person must read. */
  readonly said?: readonly string[];
  readonly texts?: readonly string[];
  /** How many answers say that something is excluded. */
  readonly declared?: number;
  readonly remark?: string;
  readonly holder?: string;
  readonly address?: string;
  /** A name or an address that was found instead. */
  readonly found?: string;
}

export type ParamName = keyof Params;
/** Names by a code: those that are given wherever the code is. */
export type NamesBy = Readonly<Record<string, readonly ParamName[]>>;

type Named<Name extends ParamName> = Params & Required<Pick<Params, Name>>;

/** The parameters that hold a reason, which has parameters of its own. */
export type NestedName = keyof typeof NESTED_REASONS;
type NamesOf<Table, Code extends keyof Table> = Extract<
  Table[Code] extends readonly (infer Name)[] ? Name : never,
  ParamName
>;
type EachNested<Name extends NestedName, Table> = {
  readonly [Code in keyof Table]: Named<NamesOf<Table, Code>> & { readonly [Given in Name]: Code };
}[keyof Table];
/** Parameters with a reason among them: for each reason that it may be, with what that one names. */
export type Nested<Name extends NestedName> = EachNested<Name, (typeof NESTED_REASONS)[Name]>;

type NestedIn<Name extends ParamName> = {
  readonly [Holder in NestedName]: (params: Holder extends Name ? Nested<Holder> : unknown) => void;
}[NestedName] extends (params: infer All) => void
  ? All
  : never;
/** Parameters of which some are not given. */
export type Without<Name extends ParamName> = { readonly [Left in Name]?: never };
/** Parameters of which some are given; a reason among them comes with what it names itself. */
export type ParamsWith<Name extends ParamName> = Named<Name> & NestedIn<Name>;
