import { lazy, Suspense } from 'react';
import type { DocumentVersionRow } from '@covertrail/contracts/document/document.replies';
import { Button } from '../ui/button.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { useDownload } from '../uploads/use-download.js';
import { useFetchedFile } from '../uploads/use-fetched-file.js';
import './documents.css';

const PdfViewer = lazy(() => import('./pdf-viewer.js'));

interface DocumentContentProps {
  readonly version: Pick<DocumentVersionRow, 'name' | 'contentType' | 'version'>;
  /** Path of the call that sends the file. */
  readonly path: string;
}

/** A document in the page: pictures, and PDF page by page. What cannot be shown says why, and can be downloaded. */
export function DocumentContent({ version: { name, contentType, version }, path }: DocumentContentProps) {
  const { file, address, problem } = useFetchedFile(path, version);
  const { download } = useDownload();
  const out = (
    <Button type="button" onClick={() => download(name, { method: 'GET', path, query: { version } })}>
      Download {name}
    </Button>
  );
  const loading = <SkeletonRows rows={8} label="Loading document" />;
  if (problem)
    return (
      <div className="document-preview">
        <ErrorBanner problem={problem} />
        {out}
      </div>
    );
  if (file === null || address === null) return <div className="document-preview">{loading}</div>;
  return (
    <div className="document-preview">
      {contentType === 'application/pdf' ? (
        <Suspense fallback={loading}>
          <PdfViewer file={file} name={name} out={out} />
        </Suspense>
      ) : (
        <img src={address} alt={`Content of ${name}`} />
      )}
    </div>
  );
}
