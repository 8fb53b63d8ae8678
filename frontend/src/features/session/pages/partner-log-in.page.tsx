import { Navigate, useLocation } from 'react-router-dom';
import { SIGN_ON } from '#shared/partners/kept-partner';
import { useNamedPartner } from '#shared/partners/named-partner.hook';
import SignOnPage from '../single-sign-on/sign-on.page.js';
import LoginPage from './login.page.js';

/** The log-in of a partner [A04]; of a name that is none, the product's own. */
export default function PartnerLogInPage() {
  const partner = useNamedPartner();
  const { state } = useLocation() as { readonly state: unknown };
  if (!partner) return <Navigate to="/login" replace state={state} />;
  return partner.key === SIGN_ON ? <SignOnPage /> : <LoginPage />;
}
