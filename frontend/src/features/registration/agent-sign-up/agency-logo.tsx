import { uploadSignUpLogo } from '@covertrail/contracts/registration/agent-sign-up.calls';
import { requestOf } from '#shared/api/call-request';
import { PictureField } from '#shared/uploads/picture-field.tsx';

interface AgencyLogoProps {
  /** Empty where none is uploaded. */
  readonly uploadId: string;
  readonly onChange: (uploadId: string) => void;
}

const NOTHING_SENT = { pending: false, problem: null };

/** The logo of an agency that signs up: uploaded at once, and hers as soon as the agency is founded [A08]. */
export const AgencyLogo = ({ uploadId, onChange }: AgencyLogoProps) => (
  <PictureField
    what="logo"
    mark={<p role="status">{uploadId === '' ? 'No logo' : 'The logo is uploaded.'}</p>}
    isThere={uploadId !== ''}
    seenBy="Everybody who sees the name of your agency sees it."
    request={requestOf(uploadSignUpLogo)}
    field={uploadSignUpLogo.upload}
    choosing={NOTHING_SENT}
    onUploaded={onChange}
    onDelete={() => onChange('')}
  />
);
