import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { signatureStanding } from '@covertrail/contracts/signature/signature.calls';
import { viewQuery } from '#shared/api/call-request';
import { addressOf } from '#shared/navigation/page-address';
import { usePageHere } from '#shared/navigation/pages.hook';
import { useMay } from '#shared/session/use-may';
import { useViewQuery } from '#shared/views/use-view-query';

/** Tells an agent without a signature what it is for [B05]; not on the page where it is uploaded, and not where that of the agency stands in. */
export function NoSignatureBanner() {
  const mayRead = useMay(signatureStanding);
  const here = usePageHere()?.path;
  const { body } = useViewQuery(mayRead ? viewQuery(signatureStanding) : null);
  if (!body || body.own || body.agency || here === 'myProfile') return null;
  return (
    <div className="pending-banner" role="status">
      <PenLine size={17} aria-hidden />
      <span>Uploading your signature enables the ability to generate Certificates of Insurance on Covertrail.</span>
      <Link to={addressOf('myProfile')}>Upload signature</Link>
    </div>
  );
}
