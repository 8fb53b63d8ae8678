import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { chooseLogo, removeLogo, uploadLogo } from '@covertrail/contracts/company/company.calls';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { LARGEST_PICTURE, PICTURE_DOTS, PICTURE_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { NO_PICTURE, PICTURE_TOO_LARGE } from '@covertrail/wording/fields/server-messages';
import { requestOf } from '#shared/api/call-request';
import { useFileUpload } from '#shared/api/file-upload.hook';
import { useCommand } from '#shared/commands/use-command';
import { userDetailed } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';
import { CompanyMark } from '#shared/ui/company-mark.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';

const wrongWith = ({ size, type }: File): string | null => {
  if (!PICTURE_KINDS.some((kind) => kind === type)) return NO_PICTURE;
  return size > LARGEST_PICTURE ? PICTURE_TOO_LARGE : null;
};

/** The logo of the company: shown, uploaded, replaced, and deleted once it is confirmed [I01]. */
export function CompanyLogo({ profile }: { readonly profile: CompanyProfileReply }) {
  const { logoId, name } = profile;
  const input = useRef<HTMLInputElement>(null);
  useLogoOfFrame(logoId);
  const [isDeleting, setDeleting] = useState(false);
  const choose = useCommand(chooseLogo, 'own-logo/choose');
  const {
    sending,
    problem,
    choose: upload,
  } = useFileUpload({
    request: requestOf(uploadLogo),
    field: uploadLogo.upload,
    wrongWith,
    onReply: (stored) =>
      stored ? choose.submit({ body: { uploadId: stored.uploadId }, toast: 'The logo is saved.' }) : undefined,
  });
  const take = (file: File | undefined) => {
    upload(file);
    if (input.current) input.current.value = '';
  };
  const wrong = problem ?? choose.problem?.message ?? null;
  const pending = sending || choose.pending;
  return (
    <div className="company-logo-row">
      <CompanyMark company={profile} className="company-logo-frame" />
      <div>
        <Button type="button" size="small" loading={pending} disabled={pending} onClick={() => input.current?.click()}>
          {logoId ? 'Replace logo…' : 'Upload logo…'}
        </Button>
        {logoId ? (
          <Button type="button" size="small" disabled={pending} onClick={() => setDeleting(true)}>
            Delete logo…
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          aria-label="Logo"
          className="visually-hidden"
          tabIndex={-1}
          accept={PICTURE_KINDS.join(',')}
          onChange={(event) => take(event.target.files?.[0])}
        />
        <p className="sub">
          PNG or JPEG, up to 1 MB, {PICTURE_DOTS.least} to {PICTURE_DOTS.most} pixels wide and high. Everybody who sees
          the name of your company sees it.
        </p>
        {wrong ? (
          <p className="field-error" role="alert">
            {wrong}
          </p>
        ) : null}
      </div>
      {isDeleting ? <DeleteLogo name={name} onClose={() => setDeleting(false)} /> : null}
    </div>
  );
}

/** The frame of the page shows the logo that the profile has. */
function useLogoOfFrame(logoId: string | null): void {
  const { user } = useSession();
  const dispatch = useDispatch();
  const show = useEffectEvent(() => {
    if (user.companyLogoId !== logoId) dispatch(userDetailed({ ...user, companyLogoId: logoId }));
  });
  useEffect(() => show(), [logoId]);
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
