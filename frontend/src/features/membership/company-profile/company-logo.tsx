import { useState } from 'react';
import { chooseLogo, removeLogo, uploadLogo } from '@covertrail/contracts/company/company.calls';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { requestOf } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { useShownInFrame } from '#shared/session/shown-in-frame.hook';
import { CompanyMark } from '#shared/ui/company-mark.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { PictureField } from '#shared/uploads/picture-field.tsx';

/** The logo of the company: shown, uploaded, replaced, and deleted once it is confirmed [I01]. */
export function CompanyLogo({ profile }: { readonly profile: CompanyProfileReply }) {
  const { logoId, name } = profile;
  useShownInFrame('companyLogoId', logoId);
  const [isDeleting, setDeleting] = useState(false);
  const choosing = useCommand(chooseLogo, 'own-logo/choose');
  return (
    <>
      <PictureField
        what="logo"
        mark={<CompanyMark company={profile} className="company-logo-frame" />}
        isThere={logoId !== null}
        seenBy="Everybody who sees the name of your company sees it."
        request={requestOf(uploadLogo)}
        field={uploadLogo.upload}
        choosing={choosing}
        onUploaded={(uploadId) => choosing.submit({ body: { uploadId }, toast: 'The logo is saved.' })}
        onDelete={() => setDeleting(true)}
      />
      {isDeleting ? <DeleteLogo name={name} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}

function DeleteLogo({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { submit, pending, problem } = useCommand(removeLogo, 'own-logo/delete', { onSettled: onClose });
  return (
    <ConfirmDialog
      open
      title="Delete the logo?"
      confirm="Delete logo"
      cancel="Keep logo"
      destructive
      pending={pending}
      problem={problem}
      onConfirm={() => submit({ toast: 'The logo is deleted.' })}
      onCancel={onClose}
    >
      <p>The initials of {name} stand in its place wherever the logo is shown now.</p>
    </ConfirmDialog>
  );
}
