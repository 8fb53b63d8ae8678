import { passkeyName, passkeyPart } from '@covertrail/domain/fields/passkey-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { PasswordAgainDto } from './second-factor.inputs.js';

/** POST user/passkeys: what the browser made of an offer. All but the name in base64url [A18]. */
export class AddPasskeyDto {
  @Fits(passkeyName) readonly name!: string;
  @Fits(passkeyPart) readonly credentialId!: string;
  @Fits(passkeyPart) readonly clientData!: string;
  @Fits(passkeyPart) readonly attestation!: string;
}

/** POST user/passkeys/end. */
export class RemovePasskeyDto extends PasswordAgainDto {
  @IsId() readonly passkeyId!: string;
}

/** POST authenticate/passkey: what a passkey signed, in base64url [A18]. `userHandle` says whose it is; its signature proves it. */
export class PasskeyLogInDto {
  @Fits(passkeyPart) readonly credentialId!: string;
  @Fits(passkeyPart) readonly clientData!: string;
  @Fits(passkeyPart) readonly authenticatorData!: string;
  @Fits(passkeyPart) readonly signature!: string;
  @Fits(passkeyPart) readonly userHandle!: string;
}
