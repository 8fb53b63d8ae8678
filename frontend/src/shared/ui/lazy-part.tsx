import type { ComponentType } from 'react';
import { useLazyLoading, type LoadComponent } from './lazy-loading.hook.js';
import { NotLoaded } from './not-loaded.js';
import { PageLoader } from './page-loader.js';

interface LazyPartProps<Props> {
  readonly props: Props;
  /** Somebody asked for it: the wait is shown, or why it did not come. Nothing is shown before. */
  readonly awaited: boolean;
}

/**
 * A part of a page that is needed once somebody acts. It is loaded after the page is drawn, so that it is mostly there before it is asked for:
 * `const Editing = lazyPart(() => import('./policy-editing.js'))`, and `<Editing awaited={edited} props={…} />`.
 */
export const lazyPart = <Props extends object>(load: LoadComponent<Props>): ComponentType<LazyPartProps<Props>> =>
  function LazyPart({ props, awaited }) {
    const { outcome, retry } = useLazyLoading(load);
    if (outcome && 'component' in outcome) return <outcome.component {...props} />;
    if (!awaited) return null;
    if (!outcome || outcome.failed === 'reloading') return <PageLoader />;
    return (
      <div role="alert">
        <NotLoaded late={outcome.failed === 'late'} onRetry={retry} />
      </div>
    );
  };
