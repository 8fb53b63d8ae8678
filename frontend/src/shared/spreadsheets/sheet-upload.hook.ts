import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { LARGEST_UPLOAD } from '@covertrail/domain/fields/upload-rules';
import { UPLOAD_TOO_LARGE } from '@covertrail/wording/fields/server-messages';
import { send, type ApiRequest } from '../api/api-client.js';
import { ApiProblem, problemOf } from '../api/api-problem.js';
import { selectRole } from '../session/session.selectors.js';
import { sessionEnded } from '../session/session.slice.js';

/** Uploads a spreadsheet as soon as it is chosen, and gets the preview of its import. The server checks the content. */
export function useSheetUpload(preview: ApiRequest<SheetPreview>, field: string) {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [shown, setShown] = useState<SheetPreview | null>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const put = async (file: File): Promise<void> => {
    const body = new FormData();
    body.append(field, file);
    const request = { ...preview, body, idempotencyKey: crypto.randomUUID(), ...(role ? { actingRole: role } : {}) };
    try {
      setShown((await send(request)).body);
    } catch (error) {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      setProblem(problemOf(error).message);
    } finally {
      setSending(false);
    }
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    const wrong = file.size > LARGEST_UPLOAD ? UPLOAD_TOO_LARGE : null;
    setShown(null);
    setProblem(wrong);
    if (wrong) return;
    setSending(true);
    void put(file);
  };
  return { choose, sending, problem, preview: shown };
}
