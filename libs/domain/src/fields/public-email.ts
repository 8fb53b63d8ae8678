/**
 * Providers where anybody gets an address: it says nothing about a company [G01]. The large ones of the United
 * States and Canada, and the large ones of the world.
 */
const PUBLIC_DOMAINS: ReadonlySet<string> = new Set([
  'aim.com',
  'aol.com',
  'att.net',
  'bell.net',
  'bellsouth.net',
  'charter.net',
  'comcast.net',
  'cox.net',
  'duck.com',
  'earthlink.net',
  'fastmail.com',
  'frontier.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.ca',
  'hotmail.com',
  'hushmail.com',
  'icloud.com',
  'juno.com',
  'live.ca',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'netzero.net',
  'optonline.net',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rocketmail.com',
  'rogers.com',
  'sbcglobal.net',
  'shaw.ca',
  'sympatico.ca',
  'telus.net',
  'tuta.com',
  'tutanota.com',
  'verizon.net',
  'videotron.ca',
  'windstream.net',
  'yahoo.ca',
  'yahoo.com',
  'yandex.com',
  'ymail.com',
  'zoho.com',
]);

/** The folded domain of an address: what stands after its last @. */
/** The folded domain of an e-mail address. */
export const emailDomain = (email: string): string => email.trim().toLowerCase().split('@').at(-1) ?? '';

/** True for a folded domain of a provider that serves everybody. */
export const isPublicDomain = (domain: string): boolean => PUBLIC_DOMAINS.has(domain);

/** True for an address of a provider that serves everybody. */
export const isPublicEmail = (email: string): boolean => isPublicDomain(emailDomain(email));
