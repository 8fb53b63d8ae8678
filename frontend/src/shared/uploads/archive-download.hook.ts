import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ApiRequest } from '../api/api-client.js';
import { fetchFile } from '../api/file-client.js';
import { followProgress } from '../api/followed-progress.js';
import { selectRole } from '../session/session.selectors.js';
import { useSavedFile } from './saved-file.hook.js';

/** The request of an archive, with the identifier of its progress; null where its progress cannot be followed. */
export type ArchiveRequest = (guid: Uuid | null) => ApiRequest;

/** `percent` is null until something of the archive was sent. */
export interface RunningArchive {
  readonly percent: number | null;
}

/** Fetches an archive and follows its progress. It is canceled when the person leaves the page. */
export function useArchiveDownload() {
  const save = useSavedFile();
  const role = useSelector(selectRole);
  const [running, setRunning] = useState<RunningArchive | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const download = async (name: string, requestOf: ArchiveRequest): Promise<void> => {
    const { signal } = (abort.current = new AbortController());
    const following = new AbortController();
    signal.addEventListener('abort', () => following.abort());
    const acting = role ? { actingRole: role } : {};
    const archive = async (): Promise<Blob> => {
      const guid = await followProgress({
        ...acting,
        signal: following.signal,
        onPercent: (percent) => setRunning({ percent }),
      });
      return fetchFile({ ...requestOf(guid), ...acting, signal });
    };
    setRunning({ percent: null });
    await save(name, archive(), signal);
    following.abort();
    if (abort.current?.signal === signal) setRunning(null);
  };
  return {
    running,
    download: (name: string, request: ArchiveRequest) => void download(name, request),
    cancel: () => abort.current?.abort(),
  };
}
