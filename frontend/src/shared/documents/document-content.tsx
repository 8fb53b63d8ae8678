import type { DocumentVersionRow } from '@covertrail/contracts/document/document.replies';
import { ErrorBanner } from '../ui/error-banner.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { useFetchedFile } from '../uploads/use-fetched-file.js';
import './documents.css';

interface DocumentContentProps {
  readonly version: Pick<DocumentVersionRow, 'name' | 'contentType' | 'version'>;
  /** Path of the call that sends the file. */
  readonly path: string;
}

/** A document in the page: pictures, and PDF by the browser's own viewer. */
export function DocumentContent({ version: { name, contentType, version }, path }: DocumentContentProps) {
  const { address, problem } = useFetchedFile(path, version);
  return (
    <div className="document-preview">
      <ErrorBanner problem={problem} />
      {address === null && !problem ? <SkeletonRows rows={8} label="Loading document" /> : null}
      {address !== null && contentType === 'application/pdf' ? (
        <iframe src={address} title={`Content of ${name}`} />
      ) : null}
      {address !== null && contentType !== 'application/pdf' ? <img src={address} alt={`Content of ${name}`} /> : null}
    </div>
  );
}
