import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type TemplateDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  /** The version that was added last, even if it takes effect later. */
  readonly version: number;
  readonly requirements: Requirements;
  readonly effectiveFrom: CalendarDate;
  readonly changedAt: Instant;
  readonly revision: number;
};

/** Which templates does this requester have, and in which version? */
export const templatesView = defineView<TemplateDocument>()({
  name: 'templates',
  indexes: [
    { fields: ['requesterId', 'nameFolded'] },
    { fields: ['requesterId', 'changedAt'] },
    { fields: ['requesterId'], words: ['nameFolded'] },
  ],
});
