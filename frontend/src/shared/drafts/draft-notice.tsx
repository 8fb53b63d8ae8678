import { useEffect, useState } from 'react';
import { agoFormat } from '../format/instant-format.js';
import { useSession } from '../session/use-session.js';
import { Button } from '../ui/button.js';
import type { SharedDraftState } from './shared-draft.hook.js';
import './draft-notice.css';

interface DraftNoticeProps<Content> {
  readonly draft: SharedDraftState<Content>;
  /** How the colleague's draft differs from the own one, a sentence each. */
  readonly differences: (theirs: Content, own: Content) => readonly string[];
}

/** Whether the draft is saved, who changed it last, and the question whose is kept where two changed it. */
export function DraftNotice<Content>({ draft, differences }: DraftNoticeProps<Content>) {
  const { user } = useSession();
  const now = useMinutes();
  const { last, standing, conflict, isSaved } = draft;
  const isOwn = last === null || last.by.id === user.id;
  const who = isOwn ? 'You, in another window,' : last.by.name;
  const at = last ? agoFormat(last.at, now).toLowerCase() : '';
  const did = DID[last?.ended ?? 'changed'];
  if (conflict !== null)
    return (
      <div className="draft-conflict" role="alert">
        <p>
          <b>
            {who} {did} this draft {at}, before your last entries were saved.
          </b>{' '}
          Yours are still on this page.
        </p>
        <ul>
          {differences(conflict, draft.content).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <div className="draft-acts">
          <Button type="button" size="small" onClick={draft.takeOver}>
            {last?.ended ? 'Begin anew' : `Take over ${isOwn ? 'the other draft' : `the draft of ${last.by.name}`}`}
          </Button>
          <Button type="button" size="small" onClick={draft.keepOwn}>
            Keep mine
          </Button>
        </div>
      </div>
    );
  // What the reader ended needs no word; what a colleague did does.
  const isTold = last !== null && (isSaved || !isOwn);
  return (
    <p className="draft-notice sub" role="status">
      <span>{STANDING[standing] ?? (isTold ? `${isOwn ? 'You' : last?.by.name} ${did} this draft ${at}.` : '')}</span>
      {isSaved && standing === 'clean' ? (
        <button type="button" className="text-link" onClick={draft.discard}>
          Discard draft
        </button>
      ) : null}
    </p>
  );
}

const DID = { changed: 'changed', sent: 'sent', discarded: 'discarded' } as const;

const STANDING: Readonly<Partial<Record<SharedDraftState<unknown>['standing'], string>>> = {
  changed: 'Saving the draft…',
  saving: 'Saving the draft…',
  failed: 'The draft is not saved yet. It is tried again by itself.',
};

const MINUTE = 60_000;

/** The present time, which goes on while the page is open. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
