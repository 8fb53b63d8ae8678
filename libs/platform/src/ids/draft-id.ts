import type { DraftKind } from '@covertrail/domain/draft/draft.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from './ids.js';

/** Which draft: of a kind, about something, of the company whose people share it. */
export interface DraftPlace<Kind extends DraftKind> {
  readonly kind: Kind;
  readonly subjectId: Uuid;
  readonly companyId: Uuid;
}

/** One draft for each kind, subject and company: its id derives from the three (ADR 87). */
export const draftIdOf = ({ kind, subjectId, companyId }: DraftPlace<DraftKind>): Uuid =>
  deriveId('draft', kind, subjectId, companyId);
