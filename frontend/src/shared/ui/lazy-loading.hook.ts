import { useEffect, useState, type ComponentType } from 'react';
import { loaded, reloadOnce } from '../reloading/reload-once.js';

/** [B06] Loading a screen fails after ten seconds. */
const TIME_LIMIT_MS = 10_000;

/** A file whose default export is a component. */
export type LoadComponent<Props = object> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** `late`: it may still come, the line is slow. `reloading`: a script could not be read, and the browser loads everything again. */
type LoadOutcome<Props> =
  { readonly component: ComponentType<Props> } | { readonly failed: 'late' | 'refused' | 'reloading' };

interface Loading<Props> {
  readonly load: LoadComponent<Props>;
  readonly attempt: number;
  readonly outcome?: LoadOutcome<Props>;
}

/** Loads a component after the first drawing; undefined while it is on its way. */
export function useLazyLoading<Props>(load: LoadComponent<Props>): {
  readonly outcome: LoadOutcome<Props> | undefined;
  readonly retry: () => void;
} {
  const [state, setState] = useState<Loading<Props>>({ load, attempt: 0 });
  // The router reuses a component for the next lazy route.
  if (state.load !== load) setState({ load, attempt: 0 });
  const { attempt } = state;
  useEffect(() => {
    let gone = false;
    const settle = (outcome: LoadOutcome<Props>) => {
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
  return {
    outcome: state.load === load ? state.outcome : undefined,
    retry: () => setState({ load, attempt: attempt + 1 }),
  };
}

/** A browser keeps a script that it could not read until the page is loaded again: that is done at once, and not twice. */
async function outcomeOf<Props>(load: LoadComponent<Props>): Promise<LoadOutcome<Props>> {
  try {
    const { default: component } = await load();
    loaded();
    return { component };
  } catch (error) {
    return { failed: error instanceof SyntaxError && reloadOnce() ? 'reloading' : 'refused' };
  }
}
