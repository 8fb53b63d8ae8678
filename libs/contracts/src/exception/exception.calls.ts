import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { PageOf } from '../calls/page.js';
import type { ExceptionRow, ExceptionsDecided } from './exception.replies.js';
import type {
  DecideExceptionsDto,
  ExceptionDocumentPath,
  ExceptionListDto,
  WithdrawExceptionDto,
} from './exception.inputs.js';

export const exceptionList = query<{ query: ExceptionListDto; reply: PageOf<ExceptionRow> }>()(
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
  params: ExceptionDocumentPath;
}>()('tracking/:id/exceptions/:exceptionId/documents/:number', {
  needs: 'readCompliance',
  answers: 'file',
  long: true,
});

export const decideExceptions = command<{ body: DecideExceptionsDto; reply: ExceptionsDecided }>()(
  'POST',
  'tracking/:id/exceptions',
  { needs: 'decideExceptions', settles: ['tracked-suppliers', 'exceptions'] },
);

/** `id`: the tracking that the exception was decided for, or on whose finding it was decided. */
export const withdrawException = command<{
  body: WithdrawExceptionDto;
  reply: { trackingId: Uuid };
}>()('POST', 'tracking/:id/exceptions/withdraw', {
  needs: 'decideExceptions',
  settles: ['tracked-suppliers', 'exceptions'],
});
