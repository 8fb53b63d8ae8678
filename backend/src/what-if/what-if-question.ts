import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { SupplierEffect, WhatIfChange } from '@covertrail/domain/what-if/what-if.contract';

/** Suppliers that are read together and are one part of an answer: few enough that neither receiving nor reading them delays what waits. */
export const SUPPLIERS_AT_ONCE = 100;

/** What the thread is asked. Plain values. */
export interface WhatIfQuestion {
  /** `prepare`: only to read the suppliers, for a question that may come; its answer has no parts. */
  readonly task: 'answer' | 'prepare';
  readonly change: WhatIfChange;
  readonly day: CalendarDate;
  readonly position: Position;
  readonly trackingIds: readonly Uuid[];
}

/** Milliseconds that reading and assessing took. */
export interface WhatIfTimes {
  readonly loading: number;
  readonly assessing: number;
}

/** Part of an answer: the effects on some of the suppliers, and how many were looked at so far. */
export interface WhatIfPart {
  readonly effects: readonly SupplierEffect[];
  readonly done: number;
}
