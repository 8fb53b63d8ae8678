import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { UploadedCertificate } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { inWordsOf, type Problem } from '../api/api-problem.js';
import { useCertificateSending, type CertificateFiles } from './certificate-sending.hook.js';
import { failedUploads, type FailedUpload } from './failed-uploads.js';

const BROKEN_OFF = 'The files did not get through. Please try again.';

/** What the drawer begins with: nothing, or an upload that did not go through. */
interface OpenDrawer {
  readonly again: FailedUpload | null;
}

/** The drawer of a request: it closes whatever became of the upload, and what did not go through is kept with its reason [E01]. */
export function usePanelUploads(requestId: string, onEnd: (sent: UploadedCertificate | null) => void) {
  const [drawer, setDrawer] = useState<OpenDrawer | null>(null);
  const failed = useSyncExternalStore(failedUploads.watch, () => failedUploads.of(requestId));
  const row = useRef<HTMLTableRowElement>(null);
  const [failedLast, setFailedLast] = useState<string | null>(null);
  const isOpen = drawer !== null;
  // Behind an open drawer nothing can have the focus; who closed it before the upload ended keeps the focus.
  const focusFailed = useEffectEvent(() => (failedLast === null ? undefined : row.current?.focus()));
  useEffect(() => (isOpen ? undefined : focusFailed()), [isOpen]);
  const again = drawer?.again ?? null;
  const sending = useCertificateSending({
    subject: { requestId },
    onSent(sent) {
      if (again) failedUploads.drop(requestId, again.key);
      setDrawer(null);
      onEnd(sent);
    },
    onFailed(files: CertificateFiles, problem: Problem) {
      const key = again?.key ?? crypto.randomUUID();
      failedUploads.keep(requestId, { key, files, problem: inWordsOf(BROKEN_OFF, problem) ?? problem });
      setFailedLast(key);
      setDrawer(null);
      onEnd(null);
    },
  });
  return {
    ...sending,
    failed,
    /** Of the upload that failed last: it gets the focus once the drawer is closed. */
    rowOf: (key: string) => (key === failedLast ? row : undefined),
    isOpen,
    /** What was chosen before, where it is tried again. */
    chosen: again?.files ?? null,
    open(upload: FailedUpload | null = null) {
      setFailedLast(null);
      setDrawer({ again: upload });
    },
    close: () => setDrawer(null),
    remove: ({ key }: FailedUpload) => failedUploads.drop(requestId, key),
  };
}
