import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LARGEST_UPLOAD, UPLOAD_KINDS, UPLOAD_OF_OTHER_KIND, UPLOAD_TOO_LARGE } from '@covertrail/domain/fields/upload-rules';
import { send } from '#shared/api/api-client';
import { ApiProblem, problemOf } from '#shared/api/api-problem';
import { selectRole } from '#shared/session/session.selectors';
import { sessionEnded } from '#shared/session/session.slice';

/** What the server keeps of a letter until a transfer cites it. */
export interface UploadedLetter {
  readonly uploadId: string;
  readonly fileName: string;
  readonly bytes: number;
}

/** What is wrong with a file before it goes up. The server looks at its content. */
const wrongWith = ({ size, type }: File): string | null => {
  if (size > LARGEST_UPLOAD) return UPLOAD_TOO_LARGE;
  return type === '' || UPLOAD_KINDS.some((kind) => kind === type) ? null : UPLOAD_OF_OTHER_KIND;
};

/** Puts a letter up as soon as it is chosen. `onUploaded` gets null while none is there. */
export function useLetterUpload(onUploaded: (letter: UploadedLetter | null) => void) {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const put = async (file: File): Promise<void> => {
    const body = new FormData();
    body.append('letter', file);
    const request = { method: 'POST', path: 'agent/transfer/letter', body, idempotencyKey: crypto.randomUUID(), ...(role ? { actingRole: role } : {}) } as const;
    try {
      onUploaded((await send<UploadedLetter>(request)).body);
    } catch (error) {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      setProblem(problemOf(error).message);
    } finally {
      setSending(false);
    }
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    const wrong = wrongWith(file);
    onUploaded(null);
    setProblem(wrong);
    if (wrong) return;
    setSending(true);
    void put(file);
  };
  return { choose, sending, problem };
}
