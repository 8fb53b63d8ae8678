import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ApiProblem, problemOf } from '../api/api-problem.js';
import type { ApiRequest } from '../api/api-client.js';
import { fetchFile, saveFile } from '../api/file-client.js';
import { selectRole } from '../session/session.selectors.js';
import { sessionEnded } from '../session/session.slice.js';
import { toastRaised } from '../toasts/toasts.slice.js';

/** Fetches files, and the browser saves them; says in a toast how it went (spec 2 section 8). */
export function useDownload() {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [fetching, setFetching] = useState<string | null>(null);
  const download = async (name: string, request: ApiRequest): Promise<void> => {
    setFetching(name);
    try {
      saveFile(name, await fetchFile({ ...request, ...(role ? { actingRole: role } : {}) }));
      dispatch(toastRaised({ tone: 'ok', text: `${name} download successfully.` }));
    } catch (error) {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      const { code, message } = problemOf(error);
      dispatch(toastRaised({ tone: 'bad', text: code === 'DOCUMENT.NO_FILE' ? message : `${name} download failed.` }));
    } finally {
      setFetching(null);
    }
  };
  return {
    /** The name of the file that is being fetched, or null. */
    fetching,
    download: (name: string, request: ApiRequest) => void download(name, request),
  };
}
