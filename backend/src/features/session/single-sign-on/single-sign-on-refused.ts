import type { SignOnResult } from '@covertrail/wording/user/sign-on-results.words';
import { Problem } from '#http/problem';

/** A sign-on that ends with a result code [A05]. */
export const signOnRefused = (result: SignOnResult): Problem => new Problem(`SSO.RESULT_${result}`);
