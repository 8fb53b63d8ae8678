import type { CoverageLine } from '../line-codes.js';
import type { FormScope } from './form-scope.js';

/** The line a form belongs to. `otherPart`: a part of a policy that is no line of the engine (liquor, owners' protective). */
export type FormLine = CoverageLine | 'otherPart' | 'property' | 'any';

/**
 * Where number and title were found. M: general liability manual, 2027 first edition, as tabulated in a public catalogue.
 * S: the form page or a public pack that lists it. B: Big "I" Virtual University. W: InsuranceCommentary.com. D: SDV Law.
 * R: Rough Notes lists. I: IRMI. F: FC&S. J: Jones endorsement library. L: LegalClarity. N: bureau lists of Minnesota,
 * North Carolina and Indiana. K: trade guides. T: a page of another kind. P: insurers' form lists. X: machine-written pages,
 * never enough alone.
 */
export type FormSource = 'M' | 'S' | 'B' | 'W' | 'D' | 'R' | 'I' | 'F' | 'J' | 'L' | 'N' | 'K' | 'T' | 'P' | 'X';

/** One form in some of its editions. The key is number and edition, never the number alone. */
export interface FormRow {
  /** As printed: `CG 20 10`, `WC 00 03 13`. */
  readonly number: string;
  /** `04 13`; of workers' compensation a version and an edition. One with a question mark was not confirmed; empty: none was seen. */
  readonly editions: readonly string[];
  readonly line: FormLine;
  readonly scopes: readonly FormScope[];
  /** Scopes that some readers see in it: a person decides. */
  readonly arguable?: readonly FormScope[];
  /** The only parties, or the only cover, that it is written for. */
  readonly only?: string;
  /** A carrier's own form: its text decides, not its title. */
  readonly ofCarrier?: true;
  readonly title: string;
  /** What to check when reading it. */
  readonly note?: string;
  /** `confirmed`: number and title were found in the sources. `check`: they were not, and it proves nothing by itself. */
  readonly confidence: 'confirmed' | 'check';
  readonly sources: readonly FormSource[];
}
