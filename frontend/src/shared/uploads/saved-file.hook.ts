import { useDispatch } from 'react-redux';
import { ApiProblem, problemOf, UNREACHABLE, type Problem } from '../api/api-problem.js';
import { saveFile } from '../api/file-client.js';
import { sessionEnded } from '../session/session.slice.js';
import { toastRaised } from '../toasts/toasts.slice.js';

/** Lets the browser save a file once it was fetched, and says in a toast how it went [C17]; a canceled one without a word. */
export function useSavedFile() {
  const dispatch = useDispatch();
  return async (name: string, fetched: Promise<Blob>, signal?: AbortSignal): Promise<void> => {
    if (!DOWNLOAD_FORMAT.test(name)) {
      dispatch(toastRaised({ tone: 'bad', text: 'File format is invalid.' }));
      return;
    }
    try {
      saveFile(name, await fetched);
      dispatch(toastRaised({ tone: 'ok', text: `${name} download successfully.` }));
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      dispatch(toastRaised({ tone: 'bad', text: failureOf(name, problemOf(error)) }));
    }
  };
}

/** What the product offers to download [C17]. */
const DOWNLOAD_FORMAT = /[.](png|jpe?g|pdf|xlsx?|csv|zip)$/i;

function failureOf(name: string, { code, message }: Problem): string {
  if (code === 'DOCUMENT.NO_FILE') return message;
  return code === UNREACHABLE.code ? `${name} error occurred while downloading the file.` : `${name} download failed.`;
}
