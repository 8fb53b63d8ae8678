import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiRequest } from '../api/api-client.js';
import { ApiProblem } from '../api/api-problem.js';
import { fetchFile, saveFile } from '../api/file-client.js';
import { selectRole } from '../session/session.selectors.js';
import { sessionEnded } from '../session/session.slice.js';
import { toastRaised } from '../toasts/toasts.slice.js';

/** Downloads a file of the server, with the messages of [C17]. */
export function useDownload() {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [pending, setPending] = useState(false);
  const fetchAndSave = async (name: string, { path, query }: ApiRequest): Promise<void> => {
    try {
      saveFile(name, await fetchFile({ path, ...(query ? { query } : {}), ...(role ? { actingRole: role } : {}) }));
      dispatch(toastRaised({ text: `${name} download successfully.`, tone: 'ok' }));
    } catch (error) {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      dispatch(toastRaised({ text: `${name} download failed.`, tone: 'bad' }));
    } finally {
      setPending(false);
    }
  };
  const download = (name: string, request: ApiRequest): void => {
    setPending(true);
    void fetchAndSave(name, request);
  };
  return { download, pending };
}
