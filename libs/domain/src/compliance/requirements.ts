import type { Cents } from '../kernel/money.js';
import type { CoverageLine, EndorsementCode, Grade, LimitCode, SizeCategory, Strength } from './coverage.js';

/** A limit asked for. `tower`: umbrella layers may count over a primary shortfall (DESIGN section 6). */
export interface LimitRequirement {
  readonly limit: LimitCode;
  /** Cents. */
  readonly atLeast: Cents;
  readonly tower: boolean;
}

export interface EndorsementRequirement {
  readonly code: EndorsementCode;
  /** `claimed` is met by a claim or a form; `seen` only by the form. */
  readonly grade: Grade;
}

/** What is asked of one line. Its presence, verified and in force, is always asked. */
export interface LineRequirements {
  readonly line: CoverageLine;
  readonly limits: readonly LimitRequirement[];
  readonly endorsements: readonly EndorsementRequirement[];
  /** Automobile: a combined single limit and split limits may stand for each other (spec 2 section 5). */
  readonly acceptCslOrSplit?: boolean;
}

/** A template's content, one version of it. Lines that are not listed are not asked for. */
export interface Requirements {
  readonly lines: readonly LineRequirements[];
  /** Asked of the carrier of every required line, both parts; null when no rating is asked. */
  readonly rating: { readonly strength: Exclude<Strength, 'NR' | 'S'>; readonly size: SizeCategory } | null;
}

/** One version of one template. */
export interface TemplateRef {
  readonly templateId: string;
  readonly version: number;
}

/** Which version of which template is meant, and the events that said so. */
export interface RequirementsVersion extends TemplateRef {
  readonly requirements: Requirements;
  readonly events: readonly string[];
}
