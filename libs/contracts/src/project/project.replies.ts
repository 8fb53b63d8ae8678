import type { Uuid } from '@covertrail/domain/kernel/event';
import type { DefaultForms } from '@covertrail/domain/project/project.contract';
import type { ProjectDays } from '@covertrail/domain/insurance/project-days';

export interface ProjectRow {
  readonly id: Uuid;
  readonly name: string;
  readonly templateId: Uuid;
  readonly templateName: string;
  readonly isDefault: boolean;
  /** Null where the project states none. */
  readonly days: ProjectDays | null;
  /** The certificate form that the requester prefers for a line; a line that is absent has its own default. */
  readonly defaultForms: DefaultForms;
  /** To send back as `If-Match` with a revision. */
  readonly revision: number;
}
