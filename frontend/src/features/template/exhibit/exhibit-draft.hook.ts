import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { discardExhibitDraft, exhibitDraft, saveExhibitDraft } from '@covertrail/contracts/template/exhibit.calls';
import { send, type ApiRequest } from '#shared/api/api-client';
import { ApiProblem } from '#shared/api/api-problem';
import { requestOf } from '#shared/api/call-request';
import { selectRole } from '#shared/session/session.selectors';
import { sessionEnded } from '#shared/session/session.slice';
import type { Changed } from './exhibit-entries.view.js';

/** A pause of this length saves the draft. */
const PAUSE_MS = 800;

/** The text of a contract with what a person decided, as it is kept. */
export interface KeptExhibit {
  readonly text: string;
  readonly changed: Changed;
}

/** Keeps what a person began with a contract, and finds it again after a reload or in another browser. */
export function useExhibitDraft(onFound: (kept: KeptExhibit) => void) {
  const ask = useCalls();
  const timer = useRef<number | null>(null);
  const forget = () => {
    if (timer.current !== null) window.clearTimeout(timer.current);
    timer.current = null;
  };
  const read = useEffectEvent(async () => {
    const reply = await ask(requestOf(exhibitDraft));
    const kept = reply?.draft && keptIn(reply.draft.content);
    if (kept) onFound(kept);
  });
  useEffect(() => void read(), []);
  return {
    save: (kept: KeptExhibit) => {
      forget();
      const body = { content: JSON.stringify(kept) };
      timer.current = window.setTimeout(() => void ask(requestOf(saveExhibitDraft, { body })), PAUSE_MS);
    },
    discard: () => {
      forget();
      void ask(requestOf(discardExhibitDraft));
    },
  };
}

/** Null for what another form of the page wrote. */
function keptIn(content: string): KeptExhibit | null {
  const kept = JSON.parse(content) as Partial<KeptExhibit>;
  return typeof kept.text === 'string' && Array.isArray(kept.changed)
    ? { text: kept.text, changed: kept.changed }
    : null;
}

/** A call that fails answers null: the draft is a convenience. */
function useCalls() {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  return async <Body>(request: ApiRequest<Body>): Promise<Body | null> => {
    const key = request.method === 'GET' ? {} : { idempotencyKey: crypto.randomUUID() };
    try {
      return (await send({ ...request, ...key, ...(role ? { actingRole: role } : {}) })).body;
    } catch (error) {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      return null;
    }
  };
}
