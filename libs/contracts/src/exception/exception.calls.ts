import type { FindingException } from '@covertrail/domain/compliance/finding';
import type { ExceptionDuration } from '@covertrail/domain/exception/exception.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { ExceptionRow, ExceptionsDecided } from './exception.replies.js';

/** `lapsing`: accepted, and lapses within 30 days. */
export type ExceptionFilter = 'active' | 'lapsing' | 'perpetual' | 'ended';

export interface ExceptionQuery extends PageDto {
  readonly state?: ExceptionFilter;
}

/** Findings of one supplier that are decided at once (spec 2 section 4). */
export interface DecideExceptionsBody {
  readonly decision: FindingException['decision'];
  readonly duration: ExceptionDuration;
  /** With `customDate`: the day on which it lapses. */
  readonly customDate?: CalendarDate;
  /** Default: the supplier alone. */
  readonly scope?: FindingException['scope'];
  readonly comment?: string;
  /** `uploadId` of each file that backs the decision. */
  readonly documents?: readonly Uuid[];
  /** Each with the sentence that the person read. */
  readonly findings: readonly { readonly rule: string; readonly sentence: string }[];
}

export const exceptionList = query<{ query: ExceptionQuery; reply: PageOf<ExceptionRow> }>()(
  'policy/request/exceptions',
  { needs: 'readSuppliers', view: 'exceptions' },
);

/** The files are uploaded first; `decideExceptions` then cites them. */
export const uploadExceptionDocument = command<{ reply: UploadedFile }>()('POST', 'policy/request/exception/document', {
  needs: 'decideExceptions',
  upload: 'document',
  long: true,
});

/** A file that backs a decision; `number` counts from 1. */
export const exceptionDocument = query<{
  params: { readonly id: Uuid; readonly exceptionId: Uuid; readonly number: number };
}>()('tracking/:id/exceptions/:exceptionId/documents/:number', {
  needs: 'readCompliance',
  answers: 'file',
  long: true,
});

export const decideExceptions = command<{ body: DecideExceptionsBody; reply: ExceptionsDecided }>()(
  'POST',
  'tracking/:id/exceptions',
  { needs: 'decideExceptions', settles: ['tracked-suppliers', 'exceptions'] },
);

/** `id`: the tracking that the exception was decided for, or on whose finding it was decided. */
export const withdrawException = command<{
  body: { exceptionId: Uuid; reason: string };
  reply: { trackingId: Uuid };
}>()('POST', 'tracking/:id/exceptions/withdraw', {
  needs: 'decideExceptions',
  settles: ['tracked-suppliers', 'exceptions'],
});
