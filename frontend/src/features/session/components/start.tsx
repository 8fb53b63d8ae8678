import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { HOME_OF } from '#shared/session/role';
import { selectSession } from '#shared/session/session.selectors';
import { PageLoader } from '#shared/ui/page-loader.tsx';

/** The root: leads a logged-in person to their first page, others to the log-in. */
export function Start() {
  const { status, role } = useSelector(selectSession);
  if (status === 'checking') return <PageLoader after={0} />;
  return <Navigate to={status === 'in' && role ? HOME_OF[role] : '/login'} replace />;
}
