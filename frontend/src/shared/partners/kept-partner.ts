/** The partner whose people prove who they are elsewhere: its log-in asks for no password. */
export const SIGN_ON = 'SSO';

const KEY = 'covertrail.partner';

/** The name in `PARTNERS` of the partner by whose address this tab came in [A04]; null for none. */
export const keptPartner = (): string | null => sessionStorage.getItem(KEY);

/** Until the tab is closed. */
export function keepPartner(name: string | null): void {
  if (name === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, name);
}

/** The address of a page that has a variant of the partner: `/login`, or `/login/grms`. */
export function partnerPath(path: '/login' | '/sign-up'): string {
  const name = keptPartner();
  return name === null ? path : `${path}/${name}`;
}
