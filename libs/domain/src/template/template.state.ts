import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { segmentAt, type Timeline } from '../kernel/timeline.js';
import type { RequirementOrigin } from '../compliance/exhibit/requirement-origin.js';
import type { Requirements, RequirementsVersion } from '../compliance/requirements.js';

interface VersionOfTemplate {
  readonly version: number;
  readonly requirements: Requirements;
}

export interface CreatedTemplate {
  readonly templateId: Uuid;
  readonly requesterId: Uuid;
  readonly name: string;
  /** Where its first requirements were read; empty where a person chose them [E06]. */
  readonly readFrom: readonly RequirementOrigin[];
  /** The last number assigned, whatever day it takes effect. */
  readonly lastVersion: number;
  readonly versions: Timeline<VersionOfTemplate>;
}

/** Null before the template was created. */
export type TemplateState = CreatedTemplate | null;

/** The version by which a tracking is assessed on a day, with the event that recorded it; undefined before the first. */
export function requirementsAt(state: TemplateState, day: CalendarDate): RequirementsVersion | undefined {
  const segment = state === null ? undefined : segmentAt(state.versions, day);
  if (state === null || segment === undefined) return undefined;
  return { templateId: state.templateId, ...segment.value, events: segment.events };
}
