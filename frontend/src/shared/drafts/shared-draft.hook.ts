import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DraftCalls } from '@covertrail/contracts/draft/draft-calls-of';
import type { DraftKind, DraftOf } from '@covertrail/domain/draft/draft.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { send, type ApiRequest } from '../api/api-client.js';
import { ApiProblem } from '../api/api-problem.js';
import { requestOf, viewQuery } from '../api/call-request.js';
import { selectRole } from '../session/session.selectors.js';
import { sessionEnded } from '../session/session.slice.js';
import { useViewQuery } from '../views/use-view-query.js';
import { isConflict, shownContent, type DraftEdit } from './draft-edit.js';

/** A pause in the typing of this length saves the draft, and after a failure of this length it is tried again. */
const PAUSE_MS = { changed: 800, failed: 5_000 } as const;

const start = <Content>(): DraftEdit<Content> => ({ own: null, seen: 0, standing: 'clean' });

/**
 * A draft that the people of a company share: read from the server, saved a moment after each change, and shown as a colleague changes it.
 * A change of a version that is not the last one is not saved: `conflict` is what the colleague has, until the person takes it over or
 * keeps their own. `begin`: what the wizard begins with while nothing was saved.
 */
export function useSharedDraft<Kind extends DraftKind>(
  calls: DraftCalls<Kind>,
  subjectId: Uuid,
  begin: DraftOf<Kind>,
): SharedDraftState<DraftOf<Kind>> {
  const params = { id: subjectId };
  const { body, loading, refetch } = useViewQuery(viewQuery(calls.read, { params }));
  const found = body;
  const call = useQuietCall();
  const [edit, setEdit] = useState<DraftEdit<DraftOf<Kind>>>(start);
  const conflict = isConflict(edit, found);
  const content = shownContent(edit, found, begin);
  const { seen, standing } = edit;
  const [opened, setOpened] = useState<number | null>(null);
  if (found && opened === null) setOpened(found.version);

  const save = useDraftSaving(calls, { params, edit, setEdit, conflict, refetch });
  const base = standing === 'clean' && found ? Math.max(found.version, seen) : seen;
  return {
    content,
    loading,
    standing,
    isSaved: found?.content !== null && found !== null,
    last: found?.savedBy && found.savedAt ? { by: found.savedBy, at: found.savedAt, ended: found.ended } : null,
    conflict: conflict ? (found?.content ?? begin) : null,
    change: (part) => setEdit({ own: { ...content, ...part }, seen: base, standing: 'changed' }),
    takeOver: () => setEdit({ own: null, seen: found?.version ?? 0, standing: 'clean' }),
    keepOwn: () => setEdit((now) => ({ ...now, seen: found?.version ?? 0, standing: 'changed' })),
    discard: () => {
      setEdit({ own: null, seen: base, standing: 'clean' });
      void call(requestOf(calls.discard, { params, body: { seen: base } })).then(refetch);
    },
    flush: () => (standing === 'changed' && !conflict ? void save() : undefined),
    settle: () => (conflict ? Promise.resolve(null) : standing === 'clean' ? Promise.resolve(base) : save()),
    endedMeanwhile: standing === 'clean' && found && opened !== null && found.version > opened ? found.ended : null,
    beginAnew: () => setOpened(found?.version ?? 0),
  };
}

interface Saving<Content> {
  readonly params: { readonly id: Uuid };
  readonly edit: DraftEdit<Content>;
  readonly setEdit: (change: (now: DraftEdit<Content>) => DraftEdit<Content>) => void;
  readonly conflict: boolean;
  readonly refetch: () => void;
}

/** Saves a moment after each change, and when the page is left. It returns what saves at once: the version that the server then has, null where it refused. */
function useDraftSaving<Kind extends DraftKind>(
  calls: DraftCalls<Kind>,
  { params, edit: { own, seen, standing }, setEdit, conflict, refetch }: Saving<DraftOf<Kind>>,
): () => Promise<number | null> {
  const call = useQuietCall();
  const inFlight = useRef<Promise<number | null>>(null);
  const save = async (): Promise<number | null> => {
    if (own === null) return null;
    setEdit((now) => ({ ...now, standing: 'saving' }));
    const reply = await call(requestOf(calls.save, { params, body: { seen, content: own } }));
    if (reply === 'refused') refetch();
    setEdit((now) => {
      if (reply === 'refused') return { ...now, standing: 'changed' };
      if (reply === null) return { ...now, standing: 'failed' };
      return { own: now.own, seen: reply.version, standing: now.own === own ? 'clean' : 'changed' };
    });
    return reply === null || reply === 'refused' ? null : reply.version;
  };
  const begin = (): Promise<number | null> => {
    if (standing === 'saving' && inFlight.current) return inFlight.current;
    inFlight.current = save();
    return inFlight.current;
  };
  const saveNow = useEffectEvent(() => void begin());
  const leave = useEffectEvent(() => (standing === 'changed' && !conflict ? void begin() : undefined));
  useEffect(() => {
    if (conflict || (standing !== 'changed' && standing !== 'failed')) return undefined;
    const timer = window.setTimeout(saveNow, PAUSE_MS[standing]);
    return () => window.clearTimeout(timer);
  }, [own, standing, conflict]);
  useEffect(() => () => leave(), []);
  return begin;
}

/** What a wizard knows of its draft. */
export interface SharedDraftState<Content> {
  readonly content: Content;
  readonly loading: boolean;
  readonly standing: DraftEdit<Content>['standing'];
  /** The server has one. */
  readonly isSaved: boolean;
  /** Who saved, sent or discarded it last. */
  readonly last: {
    readonly by: { readonly id: Uuid; readonly name: string };
    readonly at: string;
    readonly ended: 'sent' | 'discarded' | null;
  } | null;
  /** What a colleague saved in the meantime; null while there is no conflict. */
  readonly conflict: Content | null;
  readonly change: (part: Partial<Content>) => void;
  readonly takeOver: () => void;
  readonly keepOwn: () => void;
  readonly discard: () => void;
  /** Saves at once what is not saved yet. */
  readonly flush: () => void;
  /** The version of what is shown, once it is saved: what a command that sends it names as seen. Null where it cannot be saved. */
  readonly settle: () => Promise<number | null>;
  /** What a colleague did with it since the page was opened; null where it goes on. */
  readonly endedMeanwhile: 'sent' | 'discarded' | null;
  /** After that: a new one begins. */
  readonly beginAnew: () => void;
}

/** A call beside the work of the page. Null where it fails, `refused` where the server has another version. */
function useQuietCall() {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  return async <Body>(request: ApiRequest<Body>): Promise<Body | 'refused' | null> => {
    try {
      const acting = role ? { actingRole: role } : {};
      return (await send({ ...request, ...acting, idempotencyKey: crypto.randomUUID() })).body;
    } catch (error) {
      if (!(error instanceof ApiProblem)) return null;
      if (error.endsSession) dispatch(sessionEnded());
      return error.code === 'DRAFT.CHANGED_MEANWHILE' ? 'refused' : null;
    }
  };
}
