import { Button } from 'semantic-ui-react';
import type { DocumentVersionRow } from '@covertrail/contracts/document/document.replies';
import { useFetchedFile } from '#shared/uploads/use-fetched-file';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';

interface DocumentPreviewProps {
  readonly version: DocumentVersionRow;
  /** Path of the call that sends the file. */
  readonly path: string;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** Shows a document in the page: pictures, and PDF by the browser's own viewer. */
export function DocumentPreview({
  version: { name, contentType, version },
  path,
  onDownload,
  onClose,
}: DocumentPreviewProps) {
  const { address, problem } = useFetchedFile(path, version);
  const actions = (
    <>
      <Button type="button" onClick={onDownload}>
        Download
      </Button>
      <Button type="button" primary onClick={onClose}>
        Close
      </Button>
    </>
  );
  return (
    <AppModal open title={name} size="large" actions={actions} onClose={onClose}>
      <div className="document-preview">
        <ErrorBanner problem={problem} />
        {address === null && !problem ? <SkeletonRows rows={8} label="Loading document" /> : null}
        {address !== null && contentType === 'application/pdf' ? (
          <iframe src={address} title={`Content of ${name}`} />
        ) : null}
        {address !== null && contentType !== 'application/pdf' ? (
          <img src={address} alt={`Content of ${name}`} />
        ) : null}
      </div>
    </AppModal>
  );
}
