import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { AddPasskeyDto, PasskeyLogInDto } from '@covertrail/contracts/session/passkey.inputs';
import type { PasskeyChallenge, PasskeyOffer } from '@covertrail/contracts/session/passkey.replies';
import { ApiProblem } from '#shared/api/api-problem';

/** Ed25519, ES256 and RS256 as COSE numbers them: every device has one of them. */
const ALGORITHMS = [-8, -7, -257];
const FIVE_MINUTES_MS = 300_000;

/** Lets the browser make a passkey for an offer. Throws `ApiProblem` where the person or the device did not. */
export async function madePasskey({
  challenge,
  site,
  person,
  credentialIds,
}: PasskeyOffer): Promise<Omit<AddPasskeyDto, 'name'>> {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: site,
      user: { id: person.handle, name: person.email, displayName: person.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: credentialIds.map((credentialId) => ({ id: credentialId, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: FIVE_MINUTES_MS,
    },
  }).catch(refuse);
  return { credentialId: id, clientData: response.clientDataJSON, attestation: response.attestationObject };
}

/** Lets the person choose a passkey of this site and sign with it. Throws the same. */
export async function signedByPasskey({ challenge, siteId }: PasskeyChallenge): Promise<PasskeyLogInDto> {
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: siteId, userVerification: 'required', timeout: FIVE_MINUTES_MS },
  }).catch(refuse);
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? '',
  };
}

function refuse(error: unknown): never {
  const isThere = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  throw new ApiProblem({
    status: 0,
    code: isThere ? 'PASSKEY.ON_DEVICE' : 'PASSKEY.NOT_USED',
    message: isThere
      ? 'This device keeps a passkey for your account already.'
      : 'Your browser gave no passkey. You can try again, or use your password.',
    fieldErrors: {},
  });
}
