import type { StartSignOnDto } from '@covertrail/contracts/session/single-sign-on.inputs';
import { HOME_OF, type Role } from '#shared/session/role';

const WORDS = ['emailId', 'amsName', 'idpURL', 'requestorId', 'loginRequestId', 'callbackURL'] as const;
/** Where the person lands after the log-in [A03]. */
const LANDING_WORDS = ['companyName', 'policyNumber', 'userDashboard'] as const;
const KEY = 'covertrail.sign-on';
const SUPPLIERS = '/app/suppliers';

const wordsOf = (words: readonly string[], query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(words.flatMap((word) => (query.get(word) ? [[word, query.get(word) ?? '']] : [])));

/** What the address of an entry says [A05]. It is sent to the server as words: no address in it is ever opened. */
export const entryOf = (query: URLSearchParams): StartSignOnDto => wordsOf(WORDS, query);

/** An entry of an agency management system, which leads on without a click. */
export const isOfSystem = ({ amsName, idpURL, requestorId, loginRequestId, callbackURL }: StartSignOnDto): boolean =>
  [amsName, idpURL, requestorId, loginRequestId, callbackURL].some(Boolean);

/** Where an entry leads who is logged in: an agent to a client, or to those with the policy that it names, others to a supplier of their dashboard; to the first page where it names none. */
export function landingAfterSignOn(query: URLSearchParams, role: Role): string {
  const [keyword, policyNumber] = [query.get('companyName') ?? '', query.get('policyNumber') ?? ''];
  if (role === 'agent') return narrowed(HOME_OF.agent, { keyword, policyNumber });
  return role === 'requester' && query.get('userDashboard') ? narrowed(SUPPLIERS, { keyword }) : HOME_OF[role];
}

function narrowed(page: string, by: Readonly<Record<string, string>>): string {
  const words = new URLSearchParams(Object.entries(by).filter(([, value]) => value !== '')).toString();
  return words === '' ? page : `${page}?${words}`;
}

/** Keeps in this tab, while it is away at the provider, where the person lands. */
export const keepLanding = (query: URLSearchParams): void => {
  const words = new URLSearchParams(wordsOf(LANDING_WORDS, query)).toString();
  if (words === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, words);
};

/** The page that leads on to there once the person is logged in; null where the entry named nothing. */
export function keptLanding(): string | null {
  const words = sessionStorage.getItem(KEY);
  return words === null ? null : `/sso?${words}`;
}
