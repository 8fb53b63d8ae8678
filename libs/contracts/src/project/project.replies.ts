import type { Uuid } from '@covertrail/domain/kernel/event';

export interface ProjectRow {
  readonly id: Uuid;
  readonly name: string;
  readonly templateId: Uuid;
  readonly templateName: string;
  readonly isDefault: boolean;
  /** To send back as `If-Match` with a revision. */
  readonly revision: number;
}
