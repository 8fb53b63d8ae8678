import type { FormScope } from './forms/form-scope.js';
import type { AcordForm } from './lines/acord-forms.js';
import type { AggregateBasis } from './lines/aggregate-bases.js';
import type { SymbolForm } from './lines/auto-symbols.js';
import type { CoverageType, SubCoverage } from './lines/coverage-types.js';
import type { DeductibleKind } from './lines/deductible-kinds.js';
import type { LimitCategory } from './lines/limit-categories.js';
import type { LineCategory } from './lines/line-categories.js';
import type { RegionCode } from './lines/regions.js';
import type { StatedValueCode } from './lines/stated-values.js';
import type { ValuationType } from './lines/valuation-types.js';

/** The limits of an umbrella, each of which adds to limits of the lines below it. */
export const LIFTS = ['umbrellaEachOccurrence', 'umbrellaAggregate'] as const;
export type Lift = (typeof LIFTS)[number];

/** What a row of a limit may state beside its amount. `secondAmount`: a second amount of the same row. */
export type LimitFact = 'deductible' | 'coinsurance' | 'valuation' | 'secondAmount';

/** A type of limit: an amount in cents. What a line states that is no amount of cover is in `statedValues`. */
export interface LimitRow {
  /** Stable, never used again. */
  readonly id: number;
  readonly category: LimitCategory;
  /** The limit of an umbrella that adds to it; null where none does. Of an umbrella: which of its kind it is. */
  readonly lift: Lift | null;
  readonly carries: readonly LimitFact[];
  readonly regions: readonly RegionCode[];
}

/** An endorsement on a policy of one line. */
export interface EndorsementRow {
  /** The ISO or NCCI form that usually grants it; null where there is no usual one. */
  readonly form: string | null;
  /** What a form must give to prove it. */
  readonly scope: FormScope;
}

/** Limits that stand for each other: a policy has the combined one or the split ones, never both. */
export interface SplitRow<Limit extends string = string> {
  readonly combined: Limit;
  readonly split: readonly Limit[];
  /** Of the split limits those that together stand for the combined one. They are never added up: the lesser counts. */
  readonly standing: readonly [Limit, Limit];
}

/** How a policy of one line may answer a requirement of another line, where the template accepts it (decision 63). */
export interface StandInRow<Limit extends string = string> {
  /** By limit of the other line, by its code: the limit that stands for it. One that is not named is for the requester to decide. */
  readonly limits: Readonly<Record<string, Limit>>;
  /** The coverage type that the policy must provide, with the auto symbol that each part covers; null where any policy may answer. */
  readonly autos: {
    readonly type: CoverageType;
    readonly symbols: readonly (readonly [part: SubCoverage, symbol: number])[];
  } | null;
  /** Whether it may also answer single limits beside a policy of the other line: several policies insure what is in several places. */
  readonly beside: boolean;
  /** Whether its limits would count twice where its own line is required as well, so that it answers for one of both. */
  readonly once: boolean;
}

/** All that the product knows of one coverage line. Names are in `libs/wording`, the icon is in the page. */
export interface LineRow<Limit extends string = string, Endorsement extends string = string> {
  /** Number of the policy type: stable, never used again. 5 and 14 are given [C12], the others are ours. */
  readonly id: number;
  /** Null for a line outside the nine categories. */
  readonly category: LineCategory | null;
  readonly regions: readonly RegionCode[];
  /** In the order of the certificate. */
  readonly limits: Readonly<Record<Limit, LimitRow>>;
  /** True where a policy must show at least one amount above zero. */
  readonly limitNeeded: boolean;
  /** Null where the line has one kind of limits. */
  readonly splitLimits: SplitRow<NoInfer<Limit>> | null;
  /** Limits that stand in one row, of which a policy states one: the base, then the one that covers more. */
  readonly limitChoices: readonly (readonly [base: NoInfer<Limit>, wider: NoInfer<Limit>])[];
  readonly endorsements: Readonly<Record<Endorsement, EndorsementRow>>;
  /** Whether a form of the line proves only with its edition; false where its number is enough. */
  readonly formNeedsEdition: boolean;
  /** Another line whose endorsement forms prove here too, by its code; null where none does. */
  readonly formsOf: string | null;
  /** `stated`: the certificate says occurrence or claims-made. `occurrence`: policies are always written on occurrence. */
  readonly trigger: 'stated' | 'occurrence';
  /** Whether it may stand on the schedule of underlying insurance of an umbrella. */
  readonly underlying: boolean;
  /** Whether it is an umbrella: it has a schedule of underlying insurance and counts over the lines on it. */
  readonly umbrella: boolean;
  /** By code the other lines for which its policies may answer where a template accepts it. */
  readonly standsFor: Readonly<Record<string, StandInRow<NoInfer<Limit>>>>;
  /** Whether it covers vehicles or what they carry, so that a policy lists its vehicles. */
  readonly listsVehicles: boolean;
  /** In no order: `coverageTypesOf` sorts them as screens show them. */
  readonly coverageTypes: readonly CoverageType[];
  /** What the general aggregate may apply per; empty where a policy of the line says nothing of it. */
  readonly aggregateBases: readonly AggregateBasis[];
  /** The coverage forms whose auto symbols a policy may show; empty where it has none. */
  readonly symbolForms: readonly SymbolForm[];
  readonly statedValues: readonly StatedValueCode[];
  readonly deductibleKinds: readonly DeductibleKind[];
  readonly valuationTypes: readonly ValuationType[];
  /** Certificates that show the line, the default one first. */
  readonly acordForms: readonly [AcordForm, ...AcordForm[]];
}
