import { supplierBookSheets } from '@covertrail/contracts/supplier-contact/supplier-contact.calls';
import type { ApiRequest } from '#shared/api/api-client';
import { viewQuery } from '#shared/api/call-request';
import { BookHistory } from '#shared/books/book-history.modal.tsx';

interface UploadHistoryProps {
  readonly refusedOf: ((importId: string) => ApiRequest) | null;
  readonly onClose: () => void;
}

const HISTORY = viewQuery(supplierBookSheets.history);

/** The sheets of suppliers that were uploaded. */
export default function UploadHistory({ refusedOf, onClose }: UploadHistoryProps) {
  return <BookHistory history={HISTORY} refusedOf={refusedOf} onClose={onClose} />;
}
