import type { DocumentVersionRow } from '@covertrail/contracts/document/document.replies';
import { Button } from '../ui/button.js';
import { AppModal } from '../ui/app-modal.js';
import { DocumentContent } from './document-content.js';

interface DocumentPreviewProps {
  readonly version: DocumentVersionRow;
  /** Path of the call that sends the file. */
  readonly path: string;
  readonly onDownload: () => void;
  readonly onClose: () => void;
}

/** Shows a document over the page. */
export default function DocumentPreview({ version, path, onDownload, onClose }: DocumentPreviewProps) {
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
    <AppModal open title={version.name} size="large" actions={actions} onClose={onClose}>
      <DocumentContent version={version} path={path} />
    </AppModal>
  );
}
