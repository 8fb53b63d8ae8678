import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectRole } from '../session/session.selectors.js';
import { sessionEnded } from '../session/session.slice.js';
import { send, type ApiRequest } from './api-client.js';
import { ApiProblem, problemOf } from './api-problem.js';
import { followProgress } from './followed-progress.js';

interface FileUpload<Reply> {
  readonly request: ApiRequest<Reply>;
  /** The field of the form that holds the file. */
  readonly field: string;
  /** What is wrong with a file, checked before the upload; null for nothing. The server checks its content. */
  wrongWith(file: File): string | null;
  /** The call takes the identifier of its progress, because it may wait for its turn. */
  readonly waits?: boolean;
  /** Gets the reply, and null while there is none. */
  onReply(reply: Reply | null): void;
}

/** Uploads a file as soon as it is chosen. `place` is its place in the line while it waits for its turn, and 0 otherwise. */
export function useFileUpload<Reply>({ request, field, wrongWith, waits = false, onReply }: FileUpload<Reply>) {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  const acting = role ? { actingRole: role } : {};

  const put = async (file: File): Promise<void> => {
    const body = new FormData();
    body.append(field, file);
    const following = new AbortController();
    try {
      const guid = waits ? await followProgress({ ...acting, signal: following.signal, onPlace: setPlace }) : null;
      const query = guid === null ? request.query : { ...request.query, guid };
      onReply(
        (await send({ ...request, ...(query ? { query } : {}), body, idempotencyKey: crypto.randomUUID(), ...acting }))
          .body,
      );
    } catch (error) {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      setProblem(problemOf(error).message);
    } finally {
      following.abort();
      setPlace(0);
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
  return { choose, sending, place, problem };
}
