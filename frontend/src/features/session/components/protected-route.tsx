import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectSession } from '#shared/session/session.selectors';
import { PageLoader } from '#shared/ui/page-loader.tsx';

const IdleWatch = lazy(() => import('../idle/idle-watch.js'));

/**
 * Sends people who are not logged in to the log-in, which then returns to the page [A12]. After a log-out it does
 * not, because another person may log in.
 */
export function ProtectedRoute({ children }: { readonly children: ReactNode }) {
  const { status, user, leftFor = '/login' } = useSelector(selectSession);
  const { pathname, search } = useLocation();
  const [before, setBefore] = useState(status);
  if (status !== 'out' && status !== before) setBefore(status);
  if (status === 'checking') return <PageLoader after={0} />;
  if (!user) return <Navigate to={leftFor} replace state={before === 'in' ? null : { from: `${pathname}${search}` }} />;
  return (
    <>
      {children}
      {status === 'in' && user.idleMinutes ? (
        <Suspense fallback={null}>
          <IdleWatch minutes={user.idleMinutes} />
        </Suspense>
      ) : null}
    </>
  );
}
