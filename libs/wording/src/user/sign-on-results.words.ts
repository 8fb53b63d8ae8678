/** The result codes of single sign-on [A05], in the words of the page that shows them. */
export const SIGN_ON_RESULTS = {
  '1A': 'Invalid request.',
  '2B': 'The identity provider token is missing.',
  '3C': 'Mandatory AMS fields are missing: agent email and AMS name.',
  '3CA': 'A mandatory AMS field is missing: agent email.',
  '3CB': 'A mandatory AMS field is missing: AMS name.',
  '4D': 'The agent email has a wrong format.',
  '5E': 'The AMS is not configured for SSO.',
  '6F': 'A verification email will be sent, one-time.',
  '7G': 'There is no email in your directory profile.',
  '8H': 'A technical error occurred.',
} as const;

export type SignOnResult = keyof typeof SIGN_ON_RESULTS;

/** Of an unknown code, and of none. */
const OTHERWISE: SignOnResult = '8H';

const isResult = (code: string): code is SignOnResult => Object.hasOwn(SIGN_ON_RESULTS, code);

export const signOnResultOf = (code: string | null): SignOnResult =>
  code !== null && isResult(code) ? code : OTHERWISE;

/** The heading of the page. */
export const SIGN_ON_FAILED = 'SSO Request encountered error, please try again';

export const signOnAdvice = (result: SignOnResult): string =>
  result === '6F'
    ? 'If the email belongs to an account, it gets a link within 15 minutes. Open it in this browser to link your sign-on to the account. Check your Spam folder, too.'
    : 'Please contact your IT support.';

/** The result code in the code of a problem (`SSO.RESULT_4D`); null for any other problem. */
export const resultIn = (problemCode: string): SignOnResult | null => {
  const [, result = ''] = /^SSO\.RESULT_(\w+)$/.exec(problemCode) ?? [];
  return isResult(result) ? result : null;
};
