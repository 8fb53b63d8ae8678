import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { transferLetter } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { ApiProblem, problemOf } from '#shared/api/api-problem';
import { requestOf } from '#shared/api/call-request';
import { fetchFile, saveFile } from '#shared/api/file-client';
import { selectRole } from '#shared/session/session.selectors';
import { sessionEnded } from '#shared/session/session.slice';

/** Fetches the letter of a transfer, and the browser saves it. */
export function useLetterDownload({ id, letter }: Pick<TransferDetails, 'id' | 'letter'>) {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [fetching, setFetching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setFetching(true);
    setProblem(null);
    try {
      const file = await fetchFile({
        ...requestOf(transferLetter, { params: { transferId: id } }),
        ...(role ? { actingRole: role } : {}),
      });
      saveFile(letter?.fileName ?? 'letter', file);
    } catch (error) {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      setProblem(problemOf(error).message);
    } finally {
      setFetching(false);
    }
  };
  return { download: () => void download(), fetching, problem };
}
