import type { AuthenticatorOffer } from '@covertrail/contracts/session/second-factor.replies';
import type { Problem } from '#shared/api/api-problem';
import { CodeForm } from './code.form.js';
import { QrCode } from './qr-code.js';
import './second-factor.css';

interface SetUpAppProps {
  readonly offer: AuthenticatorOffer;
  readonly problem: Problem | null;
  readonly onCode: (code: string) => void;
}

/** How an authenticator app gets the secret of the account, and the field for its first code. */
export function SetUpApp({ offer: { secret, address }, problem, onCode }: SetUpAppProps) {
  return (
    <>
      <p>Scan this code with your authenticator app. Each app that makes codes of 6 digits works.</p>
      <QrCode text={address} label="QR code for your authenticator app" />
      <p>
        If you cannot scan it, type this key into the app: <code className="app-secret">{spaced(secret)}</code>
      </p>
      <CodeForm note="The 6 digits that the app shows for Covertrail now." problem={problem} onCode={onCode} />
    </>
  );
}

/** In groups of four, as people type it; apps ignore the spaces. */
const spaced = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
