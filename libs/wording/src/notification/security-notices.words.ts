import { worded } from './worded.js';

/** Of what happened to the account of the one who is notified, by code [A17]. The mail about the same says more. */
export const SECURITY_NOTICES = {
  'SECURITY.NEW_BROWSER': worded(
    'Your account was opened in a new browser',
    [],
    () =>
      'Someone logged in to your account in a browser in which it was not opened before. If it was not you, end that session.',
  ),
  'SECURITY.SESSION_ENDED': worded(
    'A session of your account was ended',
    [],
    () =>
      'A used-up secret of a session was sent again: somebody may have a copy of it. Look at where you are logged in.',
  ),
  'SECURITY.PASSWORD_CHANGED': worded(
    'Your password was changed',
    [],
    () => 'The password of your account was changed. If it was not you, choose another one at once.',
  ),
  'SECURITY.PASSWORDS_TRIED': worded(
    'Someone is trying to log in to your account',
    [],
    () => 'Wrong passwords were entered for your account several times in the last day. Nobody got in this way.',
  ),
  'SECURITY.CODES_TRIED': worded(
    'Wrong codes were entered with your password',
    [],
    () => 'Somebody who has your password entered wrong codes. If it was not you, choose another password at once.',
  ),
} as const;
