import { Link } from 'react-router-dom';
import { keepPartner } from './kept-partner.js';

/** To the log-in of the product, without a partner. */
export const OwnLogInLink = () => (
  <Link to="/login" onClick={() => keepPartner(null)}>
    Log in via Covertrail
  </Link>
);
