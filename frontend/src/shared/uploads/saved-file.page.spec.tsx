import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '#app/store';
import { ApiProblem, UNREACHABLE } from '../api/api-problem.js';
import { useSavedFile } from './saved-file.hook.js';

const problem = (status: number, code: string, message: string) =>
  new ApiProblem({ status, code, message, fieldErrors: {} });

/** What the toasts say after a download under this name that ends so. */
async function toastsAfter(name: string, error: Error, signal?: AbortSignal): Promise<readonly string[]> {
  const { store } = makeStore([]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useSavedFile(), { wrapper });
  const fetched = Promise.reject<Blob>(error);
  fetched.catch(() => undefined);
  await result.current(name, fetched, signal);
  return store.getState().toasts.map(({ text }) => text);
}

describe('a download that fails [C17]', () => {
  it.each([
    ['no reply came', new ApiProblem(UNREACHABLE), 'COI.pdf error occurred while downloading the file.'],
    ['the server refuses', problem(403, 'AUTH.FORBIDDEN', 'Not yours.'), 'COI.pdf download failed.'],
    ['there is no file', problem(404, 'DOCUMENT.NO_FILE', 'Unable to download file.'), 'Unable to download file.'],
  ])('says so where %s', async (_, error, text) => {
    expect(await toastsAfter('COI.pdf', error)).toEqual([text]);
  });

  it('is refused where its format is none of those that are downloaded', async () => {
    expect(await toastsAfter('COI.exe', new ApiProblem(UNREACHABLE))).toEqual(['File format is invalid.']);
  });

  it('says nothing where it was canceled', async () => {
    expect(await toastsAfter('COI.pdf', new ApiProblem(UNREACHABLE), AbortSignal.abort())).toEqual([]);
  });
});
