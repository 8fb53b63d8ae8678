import type {
  AgencyImportCounts,
  KeptPolicy,
  TakeBackCounts,
} from '@covertrail/domain/agency-import/agency-import.contract';
import type { AgencySystem } from '@covertrail/domain/insurance/source-table';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { RefusedRow } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { defineView } from '../define-view.js';

/** An import with its progress. `done`: how many policies it has added, renewed, changed or confirmed so far, which the view counts itself. */
export type AgencyImportDocument = AgencyImportCounts & {
  readonly id: Uuid;
  readonly agencyId: Uuid;
  readonly system: AgencySystem;
  readonly asOf: CalendarDate;
  readonly fileName: string;
  readonly count: number;
  readonly done: number;
  readonly refusedCount: number;
  /** The first of them. */
  readonly refused: readonly RefusedRow[];
  readonly stage: 'running' | 'completed' | 'takingBack' | 'takenBack';
  /** What taking it back did; null until that has ended. */
  readonly takenBack: (TakeBackCounts & { readonly keptCount: number; readonly kept: readonly KeptPolicy[] }) | null;
  readonly startedAt: Instant;
};

/** Which sheets of its system did this agency import, and how far is each? */
export const agencyImportsView = defineView<AgencyImportDocument>()({
  name: 'agency-imports',
  indexes: [{ fields: ['agencyId', 'startedAt'] }],
});

/** A policy of which an import said something. */
export type AgencyImportedPolicyDocument = {
  readonly id: string;
  readonly importId: Uuid;
  readonly policyId: Uuid;
};

/** Of which policies did an import add, change or confirm something? */
export const agencyImportedPoliciesView = defineView<AgencyImportedPolicyDocument>()({
  name: 'agency-imported-policies',
  indexes: [{ fields: ['importId'] }],
  unindexed: [],
});
