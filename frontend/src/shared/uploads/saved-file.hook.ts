import { useDispatch } from 'react-redux';
import { ApiProblem, problemOf } from '../api/api-problem.js';
import { saveFile } from '../api/file-client.js';
import { sessionEnded } from '../session/session.slice.js';
import { toastRaised } from '../toasts/toasts.slice.js';

/** Lets the browser save a file once it was fetched, and says in a toast how it went (spec 2 section 8); a canceled one without a word. */
export function useSavedFile() {
  const dispatch = useDispatch();
  return async (name: string, fetched: Promise<Blob>, signal?: AbortSignal): Promise<void> => {
    try {
      saveFile(name, await fetched);
      dispatch(toastRaised({ tone: 'ok', text: `${name} download successfully.` }));
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      const { code, message } = problemOf(error);
      dispatch(toastRaised({ tone: 'bad', text: code === 'DOCUMENT.NO_FILE' ? message : `${name} download failed.` }));
    }
  };
}
