import { linkToken } from '@covertrail/domain/fields/link-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { NewPersonDto } from './new-person.inputs.js';

/** The token of the link that invites somebody to a company: in the body, which no log and no proxy records. */
export class ActivationLinkDto {
  @Fits(linkToken) readonly token!: string;
}

/** POST user/activation: who was invited and has no account yet. */
export class ActivateAccountDto extends NewPersonDto {
  @Fits(linkToken) readonly token!: string;
}
