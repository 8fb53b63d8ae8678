import {
  deleteAgentSignature,
  signaturePictures,
  uploadAgentSignature,
} from '@covertrail/contracts/signature/signature.calls';
import { viewQuery } from '../api/call-request.js';
import { useSession } from '../session/use-session.js';
import { useViewQuery } from '../views/use-view-query.js';
import { SignaturePanel } from './signature-panel.js';

/** An agent's own signature [E04]. */
export function OwnSignature() {
  const { user } = useSession();
  const { body, refetch } = useViewQuery(viewQuery(signaturePictures));
  if (!body) return null;
  return (
    <SignaturePanel
      title="Your signature"
      note="It stands on the certificates that you issue."
      empty={
        body.agency
          ? 'You have no signature of your own: that of your agency stands on your certificates.'
          : 'You have no signature yet, so you cannot issue certificates.'
      }
      ownerId={user.id}
      picture={body.own}
      upload={uploadAgentSignature}
      remove={deleteAgentSignature}
      onSettled={refetch}
    />
  );
}
