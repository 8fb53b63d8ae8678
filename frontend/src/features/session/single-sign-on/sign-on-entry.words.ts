import type { StartSignOnDto } from '@covertrail/contracts/session/single-sign-on.inputs';

const WORDS = [
  'emailId',
  'amsName',
  'idpURL',
  'requestorId',
  'loginRequestId',
  'callbackURL',
  'companyName',
  'policyNumber',
  'userDashboard',
] as const;

/** What the address of an entry says [A05]. It is sent to the server as words: no address in it is ever opened. */
export const entryOf = (query: URLSearchParams): StartSignOnDto =>
  Object.fromEntries(WORDS.flatMap((word) => (query.get(word) ? [[word, query.get(word)]] : [])));

/** An entry of an agency management system, which leads on without a click. */
export const isOfSystem = ({ amsName, idpURL, requestorId, loginRequestId, callbackURL }: StartSignOnDto): boolean =>
  [amsName, idpURL, requestorId, loginRequestId, callbackURL].some(Boolean);
