import { Link } from 'react-router-dom';
import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import { addressOf } from '#shared/navigation/page-address';
import { ACCESS_WORDS } from '#shared/session/access-words';
import { ROLE_WORDS } from '#shared/session/role';
import { useSession } from '#shared/session/use-session';
import { Panel } from '#shared/ui/panel.tsx';
import '#shared/ui/fact-list.css';

/** For which company the person acts, as whom, and what it may do there. */
export function CompanyFacts({ details: { access, company } }: { readonly details: UserDetails }) {
  const { user } = useSession();
  if (company === null) return null;
  const { name, may } = ACCESS_WORDS[access];
  return (
    <Panel title="Your company">
      <dl className="panel-body fact-list">
        <dt>Company</dt>
        <dd>
          <Link to={addressOf('company-manage')}>{company.name}</Link>
        </dd>
        <dt>Acts as</dt>
        <dd>{user.roles.map((role) => ROLE_WORDS[role]).join(', ')}</dd>
        <dt>Your role</dt>
        <dd>
          {name}: {may}
        </dd>
        {company.primaryContact ? (
          <>
            <dt>Primary contact</dt>
            <dd>You are the primary contact of the company.</dd>
          </>
        ) : null}
        <dt>Time zone</dt>
        <dd>{company.timeZone.replaceAll('_', ' ')}: insurance days begin and end there.</dd>
      </dl>
    </Panel>
  );
}
