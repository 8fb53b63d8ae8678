import type { FormScope } from './forms/form-scope.js';

/** The limits of an umbrella, each of which adds to limits of the lines below it. */
export type Lift = 'umbrellaEachOccurrence' | 'umbrellaAggregate';

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

/** All that the product knows of one coverage line. Names are in `libs/wording`, the icon is in the page. */
export interface LineRow<Limit extends string = string, Endorsement extends string = string> {
  /** In the order of the certificate; each with the limit of an umbrella that adds to it, null where none does. */
  readonly limits: Readonly<Record<Limit, Lift | null>>;
  /** True where a policy must show at least one amount above zero. */
  readonly limitNeeded: boolean;
  /** Null where the line has one kind of limits. */
  readonly splitLimits: SplitRow<NoInfer<Limit>> | null;
  readonly endorsements: Readonly<Record<Endorsement, EndorsementRow>>;
  /** Whether a form of the line proves only with its edition; false where its number is enough. */
  readonly formNeedsEdition: boolean;
  /** `stated`: the certificate says occurrence or claims-made. `occurrence`: policies are always written on occurrence. */
  readonly trigger: 'stated' | 'occurrence';
  /** Whether it may stand on the schedule of underlying insurance of an umbrella. */
  readonly underlying: boolean;
  /** Whether it is an umbrella: it has a schedule of underlying insurance and counts over the lines on it. */
  readonly umbrella: boolean;
}

/** Keeps the codes of a row as types. */
export const lineRow = <Limit extends string, Endorsement extends string>(
  row: LineRow<Limit, Endorsement>,
): LineRow<Limit, Endorsement> => row;
