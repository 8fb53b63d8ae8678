import { Inject, Injectable } from '@nestjs/common';
import type { AddPasskeyDto, PasskeyLogInDto } from '@covertrail/contracts/session/passkey.inputs';
import { PUBLIC_URL } from '#tokens/tokens';
import type { StoredPasskey } from './stored-passkeys.service.js';

type MadeKey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter'>;
/** Whether a challenge is one of ours that was not answered yet. */
type IsOurs = (challenge: string) => Promise<boolean>;

/** Checks what passkeys and browsers sign, by the standard (WebAuthn): for this site alone, and by a device that knew its person [A18]. */
@Injectable()
export class PasskeyChecks {
  /** The domain for which a passkey is made: it signs for no other. */
  readonly siteId: string;
  private readonly origin: string;

  constructor(@Inject(PUBLIC_URL) publicUrl: string) {
    const { hostname, origin } = new URL(publicUrl);
    this.siteId = hostname;
    this.origin = origin;
  }

  /** The key that a browser made; null for an answer that does not hold. */
  async made({ credentialId, clientData, attestation }: AddPasskeyDto, isOurs: IsOurs): Promise<MadeKey | null> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const checked = await verifyRegistrationResponse({
      response: {
        ...envelopeOf(credentialId),
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      expectedChallenge: isOurs,
      ...this.expected(),
    }).catch(refused);
    if (!checked?.verified) return null;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  }

  /** The counter of a key that signed a challenge of ours; null for an answer that does not hold, or comes from a copy of the key. */
  async signed(answer: PasskeyLogInDto, key: MadeKey, isOurs: IsOurs): Promise<number | null> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { credentialId, clientData, authenticatorData, signature, userHandle } = answer;
    const checked = await verifyAuthenticationResponse({
      response: {
        ...envelopeOf(credentialId),
        response: { clientDataJSON: clientData, authenticatorData, signature, userHandle },
      },
      expectedChallenge: isOurs,
      credential: { id: key.credentialId, publicKey: Buffer.from(key.publicKey, 'base64url'), counter: key.counter },
      ...this.expected(),
    }).catch(refused);
    return checked?.verified ? checked.authenticationInfo.newCounter : null;
  }

  private expected() {
    return { expectedOrigin: this.origin, expectedRPID: this.siteId, requireUserVerification: true };
  }
}

const envelopeOf = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

/** The library throws for whatever does not hold, and nothing else can fail in it. */
const refused = (): null => null;
