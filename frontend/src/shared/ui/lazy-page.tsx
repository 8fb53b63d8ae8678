import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { Button } from './button.js';
import { UNABLE } from '../api/api-problem.js';
import { loaded, reloadOnce } from '../reloading/reload-once.js';
import { reloadPage } from '../reloading/reload-page.js';
import { EmptyState } from './empty-state.js';
import { loadFrames } from './late-frames.js';
import { PageLoader } from './page-loader.js';

type PageModule = { readonly default: ComponentType };
export type LoadPage = () => Promise<PageModule>;

/** [B06] Loading a screen fails after ten seconds. */
const TIME_LIMIT_MS = 10_000;

/** A route whose page is loaded when it is first opened. The page is the module's default export. */
export interface LazyRoute {
  readonly element: ReactElement;
  /** What its address needs: `loadEarly` asks for it before the rest of the page is there. */
  readonly handle: { readonly load: LoadPage };
}

/** The route of a page that is loaded when it is first opened: `lazyPage(() => import('./pages/login.page.js'))`. */
export const lazyPage = (load: LoadPage): LazyRoute => ({ element: <LazyPage load={load} />, handle: { load } });

/** `reloading`: a script could not be read, and the browser loads everything again. */
type Outcome = { readonly page: ComponentType } | { readonly failed: 'late' | 'refused' | 'reloading' };

interface Loading {
  readonly load: LoadPage;
  readonly attempt: number;
  readonly outcome?: Outcome;
}

/** Shows the page, the indicator while it loads, or why it did not come. */
export function LazyPage({ load }: { readonly load: LoadPage }) {
  const [state, setState] = useState<Loading>({ load, attempt: 0 });
  // The router reuses this component for the next lazy route.
  if (state.load !== load) setState({ load, attempt: 0 });
  const { attempt } = state;
  useEffect(() => {
    let gone = false;
    const settle = (outcome: Outcome) => {
      if (!gone) setState({ load, attempt, outcome });
    };
    const timer = setTimeout(() => settle({ failed: 'late' }), TIME_LIMIT_MS);
    void outcomeOf(load)
      .then(settle)
      .finally(() => clearTimeout(timer));
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load, attempt]);
  const outcome = state.load === load ? state.outcome : undefined;
  const drawn = outcome !== undefined && 'page' in outcome;
  useEffect(() => (drawn ? loadFrames() : undefined), [drawn]);
  if (!outcome) return <PageLoader />;
  if ('page' in outcome) return <outcome.page />;
  if (outcome.failed === 'reloading') return <PageLoader />;
  return <NoPage late={outcome.failed === 'late'} onRetry={() => setState({ load, attempt: attempt + 1 })} />;
}

/** A browser keeps a script that it could not read until the page is loaded again: that is done at once, and not twice. */
async function outcomeOf(load: LoadPage): Promise<Outcome> {
  try {
    const { default: page } = await load();
    loaded();
    return { page };
  } catch (error) {
    return { failed: error instanceof SyntaxError && reloadOnce() ? 'reloading' : 'refused' };
  }
}

interface NoPageProps {
  /** It may still come: the line is slow. */
  readonly late: boolean;
  readonly onRetry: () => void;
}

function NoPage({ late, onRetry }: NoPageProps) {
  return (
    <div className="page" role="alert">
      {late ? (
        <EmptyState
          title="Taking to load page, We are working on fixing it."
          action={
            <Button primary onClick={onRetry}>
              Retry
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={UNABLE}
          action={
            <Button primary onClick={reloadPage}>
              Refresh Page
            </Button>
          }
        />
      )}
    </div>
  );
}
