import { IsOptional } from 'class-validator';
import { entryEmail, entryText, linkToken, providerAnswer } from '@covertrail/domain/fields/link-fields';
import { Fits } from '../inputs/fits.decorator.js';

/**
 * POST sso/start: what the address of the entry says [A05]. All of it is taken as words: none of its addresses is ever opened, and it leads only to
 * a provider that is configured.
 */
export class StartSignOnDto {
  /** Whose provider is sought: that of the domain. */
  @IsOptional() @Fits(entryEmail) readonly emailId?: string;
  /** The agency management system whose provider is sought. */
  @IsOptional() @Fits(entryText) readonly amsName?: string;
  /** Refused unless it is the address of the provider that was found. */
  @IsOptional() @Fits(entryText) readonly idpURL?: string;
  /** With one of these three the entry is that of an agency management system, which names e-mail and system. */
  @IsOptional() @Fits(entryText) readonly requestorId?: string;
  @IsOptional() @Fits(entryText) readonly loginRequestId?: string;
  @IsOptional() @Fits(entryText) readonly callbackURL?: string;
}

/** POST token/authenticate: `token` is what the provider answered, as it stood in the address. */
export class SignOnAnswerDto {
  @Fits(providerAnswer) readonly token!: string;
}

/** POST sso/link: the token of the link is in the body, which no log and no proxy records. */
export class SignOnLinkDto {
  @Fits(linkToken) readonly linkToken!: string;
}
