import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { Button } from 'semantic-ui-react';
import { EmptyState } from './empty-state.js';
import { PageLoader } from './page-loader.js';

type PageModule = { readonly default: ComponentType };
export type LoadPage = () => Promise<PageModule>;

/** [B06] Loading a screen fails after ten seconds. */
const TIME_LIMIT_MS = 10_000;

/** The `element` of a route whose page is loaded when it is first opened. The page is the module's default export. */
export const lazyPage = (load: LoadPage): { readonly element: ReactElement } => ({ element: <LazyPage load={load} /> });

interface Loading {
  readonly load: LoadPage;
  readonly attempt: number;
  readonly page?: ComponentType;
  readonly failed?: true;
}

/** Shows the page, the indicator while it loads, or a button to try again. */
export function LazyPage({ load }: { readonly load: LoadPage }) {
  const [state, setState] = useState<Loading>({ load, attempt: 0 });
  // The router reuses this component for the next lazy route.
  if (state.load !== load) setState({ load, attempt: 0 });
  const { attempt } = state;
  useEffect(() => {
    let gone = false;
    const settle = (outcome: Pick<Loading, 'page' | 'failed'>) => {
      if (!gone) setState({ load, attempt, ...outcome });
    };
    const timer = setTimeout(() => settle({ failed: true }), TIME_LIMIT_MS);
    void load()
      .then(
        ({ default: page }) => settle({ page }),
        () => settle({ failed: true }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load, attempt]);
  const { page: Page, failed } = state;
  if (Page && state.load === load) return <Page />;
  if (!failed) return <PageLoader />;
  return (
    <div className="page">
      <EmptyState
        title="This page could not be loaded"
        action={
          <Button primary onClick={() => setState({ load, attempt: attempt + 1 })}>
            Try again
          </Button>
        }
      >
        Check your connection. If the product was updated a moment ago, reload the browser page.
      </EmptyState>
    </div>
  );
}
