import { emailDomain, isPublicDomain } from '@covertrail/domain/fields/public-email';

/** The list is read with the first sign-up, not at the start. */
let hosts: Promise<ReadonlySet<string>> | undefined;

async function readHosts(): Promise<ReadonlySet<string>> {
  const { default: domains } = await import('email-providers');
  return new Set(domains);
}

/** Whether anybody gets an address of this domain: it says nothing about a company [A07]. */
export async function isPublicHost(email: string): Promise<boolean> {
  const domain = emailDomain(email);
  return isPublicDomain(domain) || (await (hosts ??= readHosts())).has(domain);
}
