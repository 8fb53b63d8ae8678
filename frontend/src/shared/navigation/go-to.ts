import { call, getContext, type SagaGenerator } from 'typed-redux-saga';

/** How sagas open another page: `app` provides the router. */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void;

/** Opens a page from a saga. */
export function* goTo(to: string, options: { readonly replace?: boolean } = {}): SagaGenerator<void> {
  const navigate = yield* getContext<Navigate>('navigate');
  yield* call(navigate, to, options);
}
