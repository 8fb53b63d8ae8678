import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Cure, SupplierEffect, WhatIfChange, WhatIfEffect } from '@covertrail/domain/what-if/what-if.contract';

/** The id by which the answer can be opened again, for 90 days, by people of the same company. */
export interface WhatIfStarted {
  readonly whatIfId: Uuid;
}

/** The day as of which suppliers are read before a what-if is asked: today, or the first day of the change where that is later. */
export interface WhatIfPreparing {
  readonly day: CalendarDate;
}

/** How many suppliers the change would affect, and in which way. */
export interface WhatIfTotals {
  readonly suppliers: number;
  readonly effects: Readonly<Record<WhatIfEffect, number>>;
  /** Of those that would become non-compliant: what would cure them. */
  readonly cures: Readonly<Record<Cure, number>>;
}

/** A change that was tried, and what it would do as a whole. */
export interface WhatIf {
  readonly whatIfId: Uuid;
  readonly kind: WhatIfChange['kind'];
  /** The id of the template or the policy that would change, or the number of the form. */
  readonly subjectId: string;
  /** `Trade contractors`, `General liability GL-88120`. */
  readonly subject: string;
  readonly effectiveFrom: CalendarDate;
  readonly changes: readonly { readonly label: string; readonly before?: string; readonly after: string }[];
  /** The day that is assessed. */
  readonly day: CalendarDate;
  /** The answer uses what was recorded by then, whenever it is opened. */
  readonly askedAt: Instant;
  /** Suppliers assessed so far, and in all; null until they are counted. */
  readonly done: number;
  readonly total: number | null;
  /** Null while suppliers are still assessed. */
  readonly totals: WhatIfTotals | null;
}

/** One side of a requirement that would change. */
export interface WhatIfFinding {
  readonly outcome: Outcome;
  readonly sentence: string;
  /** What would cure it; absent where nothing needs to be done. */
  readonly fixText?: string;
}

/** Null: not required before, or no longer. */
export interface WhatIfFindingChange {
  readonly rule: string;
  readonly line: CoverageLine;
  readonly title: string;
  readonly before: WhatIfFinding | null;
  readonly after: WhatIfFinding | null;
}

/** The effect on one supplier; `id` is its tracking. */
export interface WhatIfRow extends Pick<SupplierEffect, 'before' | 'after' | 'effect' | 'cure'> {
  readonly id: Uuid;
  readonly supplierName: string;
  readonly requesterName: string;
  readonly projectName: string;
  readonly findings: readonly WhatIfFindingChange[];
}
