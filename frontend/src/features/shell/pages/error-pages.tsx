import { FileQuestionMark, Lock, ServerCrash, WifiOff, type LucideIcon } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { HOME_OF } from '#shared/session/role';
import { selectRole } from '#shared/session/session.selectors';
import { Button } from '#shared/ui/button.tsx';
import { useTabTitle } from '#shared/ui/page-header.tsx';
import './error-pages.css';

interface Words {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

interface ErrorPageProps {
  /** Inside the shell the link back leads to the person's pages, outside to the log-in. */
  readonly inside?: boolean;
}

function errorPage({ icon: Icon, title, text }: Words) {
  return function ErrorPage({ inside = false }: ErrorPageProps) {
    const role = useSelector(selectRole);
    useTabTitle(title);
    return (
      <div className={`error-page${inside ? '' : ' alone'}`}>
        <span className="mark" aria-hidden>
          <Icon size={30} strokeWidth={1.7} />
        </span>
        <h1>{title}</h1>
        <p>{text}</p>
        <Button as={Link} to={role ? HOME_OF[role] : '/login'} primary>
          {role ? 'Back to Home' : 'Back to login'}
        </Button>
      </div>
    );
  };
}

export const NotFoundPage = errorPage({
  icon: FileQuestionMark,
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
});
export const UnauthorizedPage = errorPage({
  icon: Lock,
  title: 'No access',
  text: 'Your role has no access to this page. Ask your company’s primary contact if you need it.',
});
export const ServerErrorPage = errorPage({
  icon: ServerCrash,
  title: 'Something went wrong!',
  text: 'Server Error 500. Our staff has been notified.',
});
export const NetworkErrorPage = errorPage({
  icon: WifiOff,
  title: 'Can’t connect to network.',
  text: 'Slow or no internet connection. Check your connection, then open the page again.',
});
