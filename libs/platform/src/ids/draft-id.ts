import type { Uuid } from '@covertrail/domain/kernel/event';
import { deriveId } from './ids.js';

/** Which draft: of a kind, about something, of the company whose people share it. */
interface OfDraft {
  readonly kind: string;
  readonly subjectId: Uuid;
  readonly companyId: Uuid;
}

/** A company has one draft of a kind about a thing (ADR 87). */
export const draftIdOf = ({ kind, subjectId, companyId }: OfDraft): Uuid =>
  deriveId('draft', kind, subjectId, companyId);
