import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectRole } from '../session/session.selectors.js';
import { sessionEnded } from '../session/session.slice.js';
import { send, type ApiRequest } from './api-client.js';
import { ApiProblem, problemOf } from './api-problem.js';

interface FileUpload<Reply> {
  readonly request: ApiRequest<Reply>;
  /** The field of the form that holds the file. */
  readonly field: string;
  /** What is wrong with a file, checked before the upload; null for nothing. The server checks its content. */
  wrongWith(file: File): string | null;
  /** Gets the reply, and null while there is none. */
  onReply(reply: Reply | null): void;
}

/** Uploads a file as soon as it is chosen. */
export function useFileUpload<Reply>({ request, field, wrongWith, onReply }: FileUpload<Reply>) {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const put = async (file: File): Promise<void> => {
    const body = new FormData();
    body.append(field, file);
    try {
      onReply((await send({ ...request, body, idempotencyKey: crypto.randomUUID(), ...(role ? { actingRole: role } : {}) })).body);
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
    onReply(null);
    setProblem(wrong);
    if (wrong) return;
    setSending(true);
    void put(file);
  };
  return { choose, sending, problem };
}
