import { PARTNER_KEYS, type PartnerKey } from '@covertrail/domain/fields/partners';

/** The partner whose people prove who they are elsewhere: its log-in asks for no password. */
export const SIGN_ON: PartnerKey = 'SSO';

const KEY = 'covertrail.partner';

/** The partner of a name in an address, in capitals or not; null where there is none. */
export const partnerKeyOf = (name: string | null | undefined): PartnerKey | null =>
  PARTNER_KEYS.find((key) => key.toLowerCase() === name?.toLowerCase()) ?? null;

/** The partner by whose address this tab came in [A04]; null for none. */
export const keptPartner = (): PartnerKey | null => partnerKeyOf(sessionStorage.getItem(KEY));

/** Until the tab is closed. */
export function keepPartner(name: PartnerKey | null): void {
  if (name === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, name);
}

/** What a call says of it that has a mail sent: the link of the mail has the variant too. */
export function givenPartner(): { readonly partner?: PartnerKey } {
  const partner = keptPartner();
  return partner === null ? {} : { partner };
}

/** The address of a page that has a variant of the partner: `/login`, or `/login/grms`. */
export function partnerPath(path: '/login' | '/sign-up' | '/sign-up-agent/new'): string {
  const name = keptPartner();
  return name === null ? path : `${path}/${name}`;
}
