import { addPolicy } from '@covertrail/contracts/policy/policy.calls';
import { Link } from 'react-router-dom';
import { IfMay } from '#shared/session/if-may.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import './home.css';

/** For an insured whom nobody has asked yet: how it becomes ready for the first request. */
export function NewInsured() {
  return (
    <Panel title="Get ready for the first request">
      <ol className="panel-body home-start">
        <li>
          <b>Add your policies.</b> You need each of them only once, for everybody who asks.{' '}
          <IfMay send={addPolicy}>
            <Link className="text-link" to="/app/policies/new">
              Add a policy
            </Link>
          </IfMay>
        </li>
        <li>
          <b>Invite your agent.</b> A policy counts as proof after your agent has verified it.{' '}
          <Link className="text-link" to="/app/my-agent">
            My agent
          </Link>
        </li>
        <li>
          <b>Answer the request.</b> It appears here as soon as somebody asks you, and by mail.
        </li>
      </ol>
    </Panel>
  );
}
