import type { UserDetails } from '@covertrail/contracts/session/session.replies';
import type { AccessLevel } from '@covertrail/domain/rights/access-levels';
import { ROLE_WORDS } from '#shared/session/role';
import { useSession } from '#shared/session/use-session';
import { Panel } from '#shared/ui/panel.tsx';

/** What each level may do, by the names of the specification [I01]. */
const LEVELS: Readonly<Record<AccessLevel, { readonly name: string; readonly may: string }>> = {
  manager: { name: 'Manager', may: 'does all of the company’s work' },
  reviewer: { name: 'Reviewer', may: 'decides and answers, and administers nothing' },
  readOnly: { name: 'Read Only', may: 'reads, and changes nothing' },
};

/** For which company the person acts, as whom, and what it may do there. */
export function CompanyFacts({ details: { access, company } }: { readonly details: UserDetails }) {
  const { user } = useSession();
  if (company === null) return null;
  const { name, may } = LEVELS[access];
  return (
    <Panel title="Your company">
      <dl className="panel-body profile-facts">
        <dt>Company</dt>
        <dd>{company.name}</dd>
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
