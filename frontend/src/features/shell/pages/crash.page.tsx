import { ServerCrash } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reloadPage } from '#shared/reloading/reload-page';
import { Button } from '#shared/ui/button.tsx';
import { typedTexts, type TypedText } from '../typed-texts.view.js';
import './error-pages.css';

/** Replaces a page that threw while it was rendered, and keeps what was typed on it [B06]; the spelling is given. */
export function CrashPage() {
  const { pathname } = useLocation();
  const [typed] = useState(() => typedTexts(pathname));
  return (
    <div className="error-page" role="alert">
      <span className="mark" aria-hidden>
        <ServerCrash size={30} strokeWidth={1.7} />
      </span>
      <h1>Exception occured in code.</h1>
      <p>Saved work is not lost. Refresh the page to continue.</p>
      {typed.length > 0 ? <TypedTexts typed={typed} /> : null}
      <Button primary onClick={reloadPage}>
        Refresh Page
      </Button>
    </div>
  );
}

function TypedTexts({ typed }: { readonly typed: readonly TypedText[] }) {
  return (
    <section className="typed-texts" aria-label="What you typed">
      <p>What you typed on this page may not be saved. Copy it before you refresh the page.</p>
      <dl>
        {typed.map(({ label, text }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
