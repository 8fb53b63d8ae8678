import { ServerCrash } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import './error-pages.css';

/** Replaces a page that threw while it was rendered [B06]; the spelling is given. */
export function CrashPage() {
  return (
    <div className="error-page" role="alert">
      <span className="mark" aria-hidden>
        <ServerCrash size={30} strokeWidth={1.7} />
      </span>
      <h1>Exception occured in code.</h1>
      <p>Saved work is not lost. Refresh the page to continue.</p>
      <Button primary onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
    </div>
  );
}
