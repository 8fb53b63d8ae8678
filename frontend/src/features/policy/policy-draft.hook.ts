import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Instant } from '@covertrail/domain/kernel/event';
import { send, type ApiRequest } from '#shared/api/api-client';
import { ApiProblem } from '#shared/api/api-problem';
import { selectRole } from '#shared/session/session.selectors';
import { sessionEnded } from '#shared/session/session.slice';
import { draftContent, draftFrom, type DraftBase, type DraftPlace, type FoundDraft } from './policy-draft.view.js';
import type { PolicyValues } from './policy-values.form.js';

/** A pause in the typing of this length saves the draft. */
const PAUSE_MS = 800;

/** Saves unsaved input on the server while the person types, and finds it again: after a reload, or in another browser. */
export function usePolicyDraft(place: DraftPlace, mayEdit: boolean, onFound: (draft: FoundDraft) => void) {
  const ask = useCallsInOrder();
  const [savedAt, setSavedAt] = useState<Instant | 'failed' | null>(null);
  const waiting = useRef<{ readonly timer: number; readonly run: () => void } | null>(null);
  const flush = () => {
    const held = waiting.current;
    waiting.current = null;
    if (!held) return;
    window.clearTimeout(held.timer);
    held.run();
  };
  const forget = () => {
    if (waiting.current) window.clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  const found = useEffectEvent(onFound);
  const read = useEffectEvent(async () => {
    const reply = await ask(place.read);
    const draft = reply?.draft && draftFrom(reply.draft);
    if (draft) found(draft);
  });
  const leave = useEffectEvent(flush);
  useEffect(() => {
    if (mayEdit) void read();
    return () => leave();
  }, [place.id, mayEdit]);

  return {
    savedAt,
    flush,
    save: (base: DraftBase, values: PolicyValues) => {
      forget();
      const body = { revision: base.revision, content: draftContent(base, values) };
      const run = () => void ask(place.save(body)).then((reply) => setSavedAt(reply?.savedAt ?? 'failed'));
      waiting.current = { timer: window.setTimeout(flush, PAUSE_MS), run };
    },
    discard: () => {
      forget();
      setSavedAt(null);
      void ask(place.discard);
    },
  };
}

/** Calls of one page that follow each other, so that an older draft never replaces a newer one. A call that fails answers null. */
function useCallsInOrder() {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Body>(request: ApiRequest<Body>): Promise<Body | null> => {
    const key = request.method === 'GET' ? {} : { idempotencyKey: crypto.randomUUID() };
    const sent = last.current
      .then(() => send({ ...request, ...key, ...(role ? { actingRole: role } : {}) }))
      .then(
        ({ body }) => body,
        (error: unknown) => {
          if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
          return null;
        },
      );
    last.current = sent;
    return sent;
  };
}
