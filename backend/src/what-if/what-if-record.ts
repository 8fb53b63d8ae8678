import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { WhatIfChange } from '@covertrail/domain/what-if/what-if.contract';
import type { OwnedKind } from '#auth/owned-kinds';

/** The kind of these records in the vault. */
export const WHAT_IF = 'what-if';

/** What was asked: the same record gives the same answer, because the answer uses only what was recorded up to `position`. */
export interface WhatIfRecord {
  readonly companyId: Uuid;
  readonly change: WhatIfChange;
  /** The day that is assessed. */
  readonly day: CalendarDate;
  readonly position: Position;
  readonly askedAt: Instant;
}

/** What would be changed: who has no right to it may not see what would happen. */
export function subjectOf(change: WhatIfChange): { readonly kind: OwnedKind; readonly id: Uuid } {
  switch (change.kind) {
    case 'template':
      return { kind: 'template', id: change.templateId };
    case 'policyCanceled':
      return { kind: 'policy', id: change.policyId };
    case 'formEntry':
      return { kind: 'company', id: change.requesterId };
  }
}
