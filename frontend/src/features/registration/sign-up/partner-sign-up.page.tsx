import { Navigate } from 'react-router-dom';
import { useNamedPartner } from '#shared/partners/named-partner.hook';
import SignUpPage from './sign-up.page.js';

/** The sign-up of a partner [A04]; of a name that is none, the product's own. */
export default function PartnerSignUpPage() {
  return useNamedPartner() ? <SignUpPage /> : <Navigate to="/sign-up" replace />;
}
