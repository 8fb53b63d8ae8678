import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ApiRequest } from '../api/api-client.js';
import { fetchFile } from '../api/file-client.js';
import { selectRole } from '../session/session.selectors.js';
import { useSavedFile } from './saved-file.hook.js';

/** Fetches files, and the browser saves them. */
export function useDownload() {
  const save = useSavedFile();
  const role = useSelector(selectRole);
  const [fetching, setFetching] = useState<string | null>(null);
  const download = async (name: string, request: ApiRequest): Promise<void> => {
    setFetching(name);
    await save(name, fetchFile({ ...request, ...(role ? { actingRole: role } : {}) }));
    setFetching(null);
  };
  return {
    /** The name of the file that is being fetched, or null. */
    fetching,
    download: (name: string, request: ApiRequest) => void download(name, request),
  };
}
