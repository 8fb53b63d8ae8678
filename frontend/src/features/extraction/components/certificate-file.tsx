import { lazy, Suspense } from 'react';
import { uploadedCertificateFile } from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import { requestOf } from '#shared/api/call-request';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useFetchedFile } from '#shared/uploads/use-fetched-file';
import type { Confirming } from '../confirming.hook.js';

const CertificatePages = lazy(() => import('./certificate-pages.js'));

interface CertificateFileProps {
  readonly read: ExtractedPolicies;
  readonly confirming: Confirming;
}

/** The certificate beside its fields. */
export function CertificateFile({ read, confirming }: CertificateFileProps) {
  const { path } = requestOf(uploadedCertificateFile, { params: { id: read.transactionId } });
  const { file, problem } = useFetchedFile(path, 1);
  const boxes = confirming.items.flatMap(({ id, field }) => field.places.map((place) => ({ id, place })));
  const loading = <SkeletonRows rows={12} label="Loading certificate" />;
  if (problem) return <ErrorBanner problem={problem} />;
  if (file === null) return loading;
  return (
    <Suspense fallback={loading}>
      <CertificatePages
        file={file}
        name={read.fileName}
        pages={read.pages}
        boxes={boxes}
        focus={confirming.focus}
        onChoose={confirming.goTo}
      />
    </Suspense>
  );
}
