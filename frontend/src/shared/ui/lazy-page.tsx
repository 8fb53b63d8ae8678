import { useEffect, type ReactElement } from 'react';
import { loadFrames } from './late-frames.js';
import { useLazyLoading, type LoadComponent } from './lazy-loading.hook.js';
import { NotLoaded } from './not-loaded.js';
import { PageLoader } from './page-loader.js';

export type LoadPage = LoadComponent;

/** A route whose page is loaded when it is first opened. The page is the module's default export. */
export interface LazyRoute {
  readonly element: ReactElement;
  /** What its address needs: `loadEarly` asks for it before the rest of the page is there. */
  readonly handle: { readonly load: LoadPage };
}

/** The route of a page that is loaded when it is first opened: `lazyPage(() => import('./pages/login.page.js'))`. */
export const lazyPage = (load: LoadPage): LazyRoute => ({ element: <LazyPage load={load} />, handle: { load } });

/** Shows the page, the indicator while it loads, or why it did not come. */
export function LazyPage({ load }: { readonly load: LoadPage }) {
  const { outcome, retry } = useLazyLoading(load);
  const drawn = outcome !== undefined && 'component' in outcome;
  useEffect(() => (drawn ? loadFrames() : undefined), [drawn]);
  if (!outcome) return <PageLoader />;
  if ('component' in outcome) return <outcome.component />;
  if (outcome.failed === 'reloading') return <PageLoader />;
  return (
    <div className="page" role="alert">
      <NotLoaded late={outcome.failed === 'late'} onRetry={retry} />
    </div>
  );
}
