import { Link, useSearchParams } from 'react-router-dom';
import {
  SIGN_ON_FAILED,
  SIGN_ON_RESULTS,
  signOnAdvice,
  signOnResultOf,
} from '@covertrail/wording/user/sign-on-results.words';
import { Button } from '#shared/ui/button.tsx';
import { OwnLogInLink } from '#shared/partners/own-log-in-link.tsx';
import { EntryFrame } from '#shared/ui/entry-frame.tsx';

/** Why a sign-on opened nothing, by its result code, and what to do [A05]. */
export default function SignOnErrorPage() {
  const [query] = useSearchParams();
  const result = signOnResultOf(query.get('resultCode'));
  return (
    <EntryFrame title={SIGN_ON_FAILED}>
      <p>
        <b>{SIGN_ON_RESULTS[result]}</b> {signOnAdvice(result)}
      </p>
      <p className="sub">Result code {result}</p>
      <Button as={Link} to="/sso" primary fluid size="large">
        SSO Log in
      </Button>
      <p className="entry-links">
        <OwnLogInLink />
      </p>
    </EntryFrame>
  );
}
