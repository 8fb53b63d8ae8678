import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { uploadLetter } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { UploadedFile } from '@covertrail/contracts/calls/uploaded-file';
import { LARGEST_UPLOAD, UPLOAD_KINDS } from '@covertrail/domain/fields/upload-rules';
import { uploadOfOtherKind, UPLOAD_TOO_LARGE } from '@covertrail/wording/fields/server-messages';
import { send } from '#shared/api/api-client';
import { requestOf } from '#shared/api/call-request';
import { ApiProblem, problemOf } from '#shared/api/api-problem';
import { selectRole } from '#shared/session/session.selectors';
import { sessionEnded } from '#shared/session/session.slice';

/** What the server stores of a letter until a transfer cites it. */
export type UploadedLetter = Pick<UploadedFile, 'uploadId' | 'fileName' | 'bytes'>;

/** What is wrong with a file, checked before the upload. The server checks its content. */
const wrongWith = ({ size, type }: File): string | null => {
  if (size > LARGEST_UPLOAD) return UPLOAD_TOO_LARGE;
  return type === '' || UPLOAD_KINDS.some((kind) => kind === type) ? null : uploadOfOtherKind(UPLOAD_KINDS);
};

/** Uploads a letter as soon as it is chosen. `onUploaded` gets null while there is none. */
export function useLetterUpload(onUploaded: (letter: UploadedLetter | null) => void) {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const put = async (file: File): Promise<void> => {
    const body = new FormData();
    body.append(uploadLetter.upload, file);
    const request = { ...requestOf(uploadLetter), body, idempotencyKey: crypto.randomUUID(), ...(role ? { actingRole: role } : {}) };
    try {
      onUploaded((await send(request)).body);
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
