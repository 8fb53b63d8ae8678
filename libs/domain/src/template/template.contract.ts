import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { RequirementOrigin } from '../compliance/exhibit/requirement-origin.js';
import type { Requirements } from '../compliance/requirements.js';

export type TemplateCreated = DomainEvent<
  'TemplateCreated',
  {
    readonly templateId: Uuid;
    readonly requesterId: Uuid;
    readonly name: string;
    readonly version: 1;
    readonly requirements: Requirements;
    readonly effectiveFrom: CalendarDate;
    /** Of a template that began with the text of a contract (ADR 94); absent for all others. */
    readonly readFrom?: readonly RequirementOrigin[];
  }
>;
/** Trackings on this template are assessed by the new version from `effectiveFrom` on. */
export type TemplateRevised = DomainEvent<
  'TemplateRevised',
  {
    readonly templateId: Uuid;
    readonly requesterId: Uuid;
    readonly name: string;
    readonly version: number;
    readonly before: Requirements;
    readonly requirements: Requirements;
    readonly effectiveFrom: CalendarDate;
  }
>;

export type TemplateEvent = TemplateCreated | TemplateRevised;

export type TemplateCommand =
  | ({ readonly type: 'CreateTemplate' } & Omit<TemplateCreated['data'], 'version'>)
  | { readonly type: 'ReviseTemplate'; readonly requirements: Requirements; readonly effectiveFrom: CalendarDate };
