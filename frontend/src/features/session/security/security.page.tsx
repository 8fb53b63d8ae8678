import { PageHeader } from '#shared/ui/page-header.tsx';
import { SecurityPanels } from './security-panels.js';
import './security.css';

/**
 * For everybody: what protects my account besides the password, and where am I logged in? Its acts: turn on an authenticator app,
 * end a session [A17], add a passkey [A18], unlink a single sign-on [A05].
 */
export default function SecurityPage() {
  return (
    <div className="page security">
      <PageHeader sub="What protects your account besides your password, and where you are logged in." />
      <SecurityPanels />
    </div>
  );
}
