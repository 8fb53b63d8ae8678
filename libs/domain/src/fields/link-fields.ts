import { all, lookedUp, required } from './field-rule.js';
import { freeText, pattern } from './text-rules.js';

/** The secret of a link in a mail: 32 bytes in base64url. */
export const linkToken = lookedUp(all(required<string>('LINK.NOT_VALID'), pattern(/^[\w-]{43}$/, 'LINK.NOT_VALID')));

/** What proves the right password while more is asked before a session begins: as long as the secret of a link. */
export const logInChallenge = linkToken;

/** By which the server knows what a captcha showed: as long as the secret of a link. */
export const captchaId = linkToken;

/** The captcha in whose place another one is asked for [A01]; who has no id of it says yes or no. */
export const refreshedCaptcha = lookedUp(pattern(/^(?:true|false|[\w-]{43})$/, 'LINK.NOT_VALID'));

/** What a provider of single sign-on answered, as it stood in the address [A05]; empty where it said nothing. */
export const providerAnswer = lookedUp(freeText(8_000, 'STATED_TEXT.TOO_LONG'));

/** What an entry to single sign-on says of itself: an address, an id or a name [A05]. */
export const entryText = freeText(2_000, 'STATED_TEXT.TOO_LONG');
/** The same for the e-mail: it says which provider is asked. */
export const entryEmail = lookedUp(freeText(320, 'STATED_TEXT.TOO_LONG'));
