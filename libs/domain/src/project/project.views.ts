import type { Uuid } from '../kernel/event.js';

export interface ProjectRow {
  readonly id: Uuid;
  readonly name: string;
  readonly templateId: Uuid;
  readonly templateName: string;
  readonly isDefault: boolean;
}
