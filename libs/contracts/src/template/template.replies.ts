import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { RequirementOrigin } from '@covertrail/domain/compliance/exhibit/requirement-origin';
import type { Requirements } from '@covertrail/domain/compliance/requirements';

export interface TemplateRow {
  readonly id: Uuid;
  readonly name: string;
  readonly version: number;
  readonly requirements: Requirements;
  readonly effectiveFrom: CalendarDate;
  readonly changedAt: Instant;
  /** Number of suppliers that are checked against it today. */
  readonly trackings: number;
  readonly revision: number;
}

/** Where the requirements of a template were read, as its contract stated them. */
export interface TemplateOrigins {
  readonly templateId: Uuid;
  readonly readFrom: readonly RequirementOrigin[];
}

/** One version of a template, with what it changed, newest first. */
export interface TemplateVersion {
  readonly version: number;
  readonly effectiveFrom: CalendarDate;
  /** By which suppliers are checked today; from a later day on; or no longer. */
  readonly standing: 'inEffect' | 'coming' | 'past';
  readonly recordedAt: Instant;
  readonly actor: string;
  readonly company: string;
  readonly changes: readonly { readonly label: string; readonly before?: string; readonly after: string }[];
}

export interface TemplateVersions {
  readonly templateId: Uuid;
  readonly name: string;
  readonly versions: readonly TemplateVersion[];
}
