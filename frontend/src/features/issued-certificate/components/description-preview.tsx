import type { CertifiablePolicy } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import { certificateDescription } from '@covertrail/wording/issued-certificate/certificate-description.words';

interface DescriptionPreviewProps {
  readonly policies: readonly CertifiablePolicy[];
  readonly holder: HolderDetails;
  readonly typed: string;
}

/** The description as it will be printed, and the sentences that are not: they assert an endorsement that no chosen policy has [E03]. */
export function DescriptionPreview({ policies, holder, typed }: DescriptionPreviewProps) {
  const { text, leftOut } = certificateDescription(policies, holder, typed);
  return (
    <figure className="description-preview" aria-label="Description as it will be printed">
      <figcaption>Description of operations</figcaption>
      <p className={text === '' ? 'sub' : undefined}>{text === '' ? 'Nothing is printed.' : text}</p>
      {leftOut.length > 0 ? (
        <p role="status">Not printed, because no chosen policy has the endorsement: {leftOut.join(' ')}</p>
      ) : null}
    </figure>
  );
}
