import { useState, type ComponentType } from 'react';
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

/**
 * As `lazyPart`, for what a page cannot do without and draws below its title, or once a record is read: it is asked for as soon as the file of
 * the page runs, so that it comes while the record does, and is drawn at once where it is there.
 */
export function earlyPart<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  load().then(
    (file) => {
      loaded = file.default;
    },
    // Where it is drawn it is asked for again: then it comes, or the page says that it did not.
    () => undefined,
  );
  const Part = lazyPart(load);
  return function EarlyPart(props) {
    // What was drawn stays, with what was typed into it.
    const [Drawn] = useState(() => loaded);
    return Drawn ? <Drawn {...props} /> : <Part awaited props={props} />;
  };
}
