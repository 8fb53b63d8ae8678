import { useState, useSyncExternalStore, type ComponentType } from 'react';
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

/** A part that a page cannot do without. `useIsThere` says whether it has come: an act that it carries out waits for it. */
export type EarlyPart<Props> = ComponentType<Props> & { readonly useIsThere: () => boolean };

/**
 * As `lazyPart`, for what a page cannot do without and draws below its title, or once a record is read: it is asked for as soon as the file of
 * the page runs, so that it comes while the record does, and is drawn at once where it is there.
 */
export function earlyPart<Props extends object>(load: LoadComponent<Props>): EarlyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const waiting = new Set<() => void>();
  const loadAndTell: LoadComponent<Props> = async () => {
    const file = await load();
    loaded = file.default;
    for (const tell of waiting) tell();
    return file;
  };
  // Where it is drawn it is asked for again: then it comes, or the page says that it did not.
  loadAndTell().catch(() => undefined);
  const Part = lazyPart(loadAndTell);
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    return () => void waiting.delete(tell);
  };
  function EarlyPart(props: Props) {
    // What was drawn stays, with what was typed into it.
    const [Drawn] = useState(() => loaded);
    return Drawn ? <Drawn {...props} /> : <Part awaited props={props} />;
  }
  return Object.assign(EarlyPart, { useIsThere: () => useSyncExternalStore(subscribe, () => loaded !== null) });
}
