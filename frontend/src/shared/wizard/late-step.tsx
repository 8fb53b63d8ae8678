import type { ComponentType } from 'react';
import type { LoadComponent } from '../ui/lazy-loading.hook.js';
import { lazyPart } from '../ui/lazy-part.js';

/** A step that is loaded when it is reached: the first one does not wait for its form. */
export function lateStep<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  const Part = lazyPart(load);
  return function LateStep(props) {
    return <Part awaited props={props} />;
  };
}
