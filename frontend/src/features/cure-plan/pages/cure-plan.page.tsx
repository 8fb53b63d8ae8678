import { useSession } from '#shared/session/use-session';
import { CurePlanView } from '../components/cure-plan-view.js';

/** What an insured lacks for all its requesters, and the cheapest way to it. */
export default function CurePlanPage() {
  const { user } = useSession();
  return <CurePlanView insuredId={user.companyId} />;
}
