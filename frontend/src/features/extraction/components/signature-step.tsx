import { uploadAgentSignature } from '@covertrail/contracts/signature/signature.calls';
import { useMay } from '#shared/session/use-may';
import { OwnSignature } from '#shared/signatures/own-signature.tsx';
import { Panel } from '#shared/ui/panel.tsx';

/** The last step: the signature that stands on certificates which the person issues of these policies [E04]. */
export function SignatureStep() {
  const maySign = useMay(uploadAgentSignature);
  if (maySign) return <OwnSignature />;
  return (
    <Panel title="Signature">
      <p className="panel-body sub">Certificates are signed by your agent: nothing is left to do here.</p>
    </Panel>
  );
}
