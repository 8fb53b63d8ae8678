import type { AuthenticatorOffer } from '@covertrail/contracts/session/second-factor.replies';
import type { Problem } from '#shared/api/api-problem';
import { CODE_FORM, CodeForm } from './code.form.js';
import { FactorDialog } from './factor-dialog.js';
import { QrCode } from './qr-code.js';
import './second-factor.css';

export const SET_UP_APP = 'Set up an authenticator app';

interface SetUpAppProps {
  readonly offer: AuthenticatorOffer;
  readonly sent: { readonly pending: boolean; readonly problem: Problem | null };
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** How an authenticator app gets the secret of the account, and the field for its first code. */
export const SetUpApp = ({
  offer: { secret, address },
  sent: { pending, problem },
  onCode,
  onClose,
}: SetUpAppProps) => (
  <FactorDialog title={SET_UP_APP} act="Turn on" form={CODE_FORM} pending={pending} problem={problem} onClose={onClose}>
    <p>Scan this code with your authenticator app. Each app that makes codes of 6 digits works.</p>
    <QrCode text={address} label="QR code for your authenticator app" />
    <p>
      If you cannot scan it, type this key into the app: <code className="app-secret">{spaced(secret)}</code>
    </p>
    <CodeForm note="The 6 digits that the app shows for Covertrail now." problem={problem} onCode={onCode} />
  </FactorDialog>
);

/** In groups of four, as people type it; apps ignore the spaces. */
const spaced = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
