import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { problemOf, type Problem } from '../api/api-problem.js';
import { fetchFile } from '../api/file-client.js';
import { selectRole } from '../session/session.selectors.js';

/** A fetched file, and the address under which the browser shows it from its memory, which is freed with the component. */
export function useFetchedFile(
  path: string,
  version: number,
): { readonly file: Blob | null; readonly address: string | null; readonly problem: Problem | null } {
  const role = useSelector(selectRole);
  const [fetched, setFetched] = useState<{ readonly file: Blob; readonly address: string } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    let made: string | null = null;
    fetchFile({ path, query: { version }, signal: abort.signal, ...(role ? { actingRole: role } : {}) }).then(
      (file) => {
        if (abort.signal.aborted) return;
        made = URL.createObjectURL(file);
        setFetched({ file, address: made });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => {
      abort.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path, version, role]);
  return { file: fetched?.file ?? null, address: fetched?.address ?? null, problem };
}
