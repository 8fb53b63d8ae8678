/** A provider of single sign-on, as an operator configures it [A05]. */
export interface SignOnProvider {
  /** Names it in the records of sign-ons that have begun. */
  readonly key: string;
  /** For people. */
  readonly name: string;
  /** Its address; one that begins with a slash is on the product itself, as the provider of the demo is. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without a secret, which PKCE alone protects. */
  readonly clientSecret: string | null;
  /** E-mail domains, in lower case, for whose people it speaks: it opens no account with another address. */
  readonly domains: readonly string[];
  /** People of these domains log in by it alone; operators may have a password all the same. */
  readonly isRequired: boolean;
  /** The agency management system whose entry leads to it; null for none. */
  readonly amsName: string | null;
  /** The claim that says whether it verified the e-mail: Entra ID names it `xms_edov`. */
  readonly verifiedBy: 'email_verified' | 'xms_edov';
}

/** The domain of an e-mail in lower case; empty where there is none. */
export const domainOf = (email: string): string => email.trim().toLowerCase().split('@').slice(1).at(-1) ?? '';

export const speaksFor = ({ domains }: SignOnProvider, email: string): boolean => domains.includes(domainOf(email));

/** What the composition root says of single sign-on. */
export interface SignOnSetup {
  readonly providers: readonly SignOnProvider[];
  /** The address under which people reach the product, without a slash at the end. */
  readonly publicUrl: string;
}
