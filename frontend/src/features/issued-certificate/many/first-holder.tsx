import type { CertifiablePolicy } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { HolderBoxes } from '#shared/holders/holder-boxes.tsx';
import { detailsValues } from '#shared/holders/holder-details.form';
import { DescriptionPreview } from '../components/description-preview.js';
import type { ManyHolders } from './many-certificates.view.js';

interface FirstHolderProps {
  readonly to: ManyHolders;
  readonly policies: readonly CertifiablePolicy[];
  readonly typed: string;
}

const NOBODY = plainHolder({ name: '', address: null });

/** The first of many certificates as it will be printed: its boxes and its description [E03]. */
export function FirstHolder({ to, policies, typed }: FirstHolderProps) {
  const [first] = to === 'shares' ? [] : to;
  return (
    <section aria-label="The first certificate as it will be printed">
      {first ? (
        <>
          <h3 className="certificate-part">The first of {to.length.toLocaleString('en-US')}</h3>
          <HolderBoxes value={detailsValues(first.holder)} />
        </>
      ) : (
        <p className="sub">
          Each requester that has one of these policies by a share gets one, for each of its projects. Its share says
          whom it names as holder, or else it names the requester.
        </p>
      )}
      <DescriptionPreview policies={policies} holder={first?.holder ?? NOBODY} typed={typed} />
    </section>
  );
}
