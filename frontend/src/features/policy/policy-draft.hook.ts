import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { discardPolicyDraft, policyDraft, savePolicyDraft } from '@covertrail/contracts/policy/policy-draft.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { send, type ApiRequest } from '#shared/api/api-client';
import { ApiProblem } from '#shared/api/api-problem';
import { requestOf } from '#shared/api/call-request';
import { selectRole } from '#shared/session/session.selectors';
import { sessionEnded } from '#shared/session/session.slice';
import { draftContent, draftFrom, type FoundDraft } from './policy-draft.view.js';
import type { PolicyValues } from './policy-values.form.js';

/** A pause in the typing of this length saves the draft. */
const PAUSE_MS = 800;

/** Saves unsaved input on the server while the person types, and finds it again: after a reload, or in another browser. */
export function usePolicyDraft(id: Uuid, mayEdit: boolean, onFound: (draft: FoundDraft) => void) {
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
    const reply = await ask(requestOf(policyDraft, { params: { id } }));
    const draft = reply?.draft && draftFrom(reply.draft);
    if (draft) found(draft);
  });
  const leave = useEffectEvent(flush);
  useEffect(() => {
    if (mayEdit) void read();
    return () => leave();
  }, [id, mayEdit]);

  return {
    savedAt,
    flush,
    save: (base: PolicyDetails, values: PolicyValues) => {
      forget();
      const body = { revision: base.revision, content: draftContent(base, values) };
      const run = () => void ask(requestOf(savePolicyDraft, { params: { id }, body })).then((reply) => setSavedAt(reply?.savedAt ?? 'failed'));
      waiting.current = { timer: window.setTimeout(flush, PAUSE_MS), run };
    },
    discard: () => {
      forget();
      setSavedAt(null);
      void ask(requestOf(discardPolicyDraft, { params: { id } }));
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
    const asked = last.current.then(() => send({ ...request, ...key, ...(role ? { actingRole: role } : {}) })).then(({ body }) => body, (error: unknown) => {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      return null;
    });
    last.current = asked;
    return asked;
  };
}
