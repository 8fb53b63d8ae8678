import { Link } from 'react-router-dom';
import { HOME_OF } from '#shared/session/role';
import { useTabTitle } from '#shared/ui/page-header.tsx';
import { SecurityPanels } from './security-panels.js';
import './security.css';

/** The same page in the frame of an operator, who has no profile in a company [A17]. */
export default function OperatorSecurityPage() {
  useTabTitle('Security');
  return (
    <div className="page security">
      <div className="page-head">
        <div>
          <nav className="crumbs" aria-label="Breadcrumb">
            <Link to={HOME_OF.operator}>Operation</Link>
            <span aria-hidden>/</span>
            <span>Security</span>
          </nav>
          <h1>Security</h1>
          <div className="sub">What protects your account besides your password, and where you are logged in.</div>
        </div>
      </div>
      <SecurityPanels />
    </div>
  );
}
