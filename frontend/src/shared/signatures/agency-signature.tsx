import {
  deleteAgencySignature,
  signaturePictures,
  uploadAgencySignature,
} from '@covertrail/contracts/signature/signature.calls';
import { viewQuery } from '../api/call-request.js';
import { useSession } from '../session/use-session.js';
import { useViewQuery } from '../views/use-view-query.js';
import { SignaturePanel } from './signature-panel.js';

/** The signature of the agency, which its primary contact keeps [E04]. */
export function AgencySignature() {
  const { user } = useSession();
  const { body, refetch } = useViewQuery(viewQuery(signaturePictures));
  if (!body) return null;
  return (
    <SignaturePanel
      title="Signature of the agency"
      note="It stands on certificates of agents who have no signature of their own."
      empty="Your agency has no signature yet."
      ownerId={user.companyId ?? ''}
      picture={body.agency}
      upload={uploadAgencySignature}
      remove={deleteAgencySignature}
      onSettled={refetch}
    />
  );
}
