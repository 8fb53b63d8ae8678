import { useEffect, useRef, useState } from 'react';
import { endOtherSessions, endOwnSession, ownSessions } from '@covertrail/contracts/session/own-sessions.calls';
import type { OwnSession } from '@covertrail/contracts/session/own-sessions.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { instantFormat } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** Where the person is logged in, to end what should not be [A17]. */
export function OwnSessionsPanel() {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(ownSessions));
  const others = rows.filter(({ isPresent }) => !isPresent);
  const list = useRef<HTMLUListElement>(null);
  /** The button that ended it goes away with its row, so the focus moves to the list. */
  const onEnded = () => {
    list.current?.focus();
    refetch();
  };
  const othersEnded = useRef(false);
  useEffect(() => {
    if (!othersEnded.current || others.length > 0) return;
    othersEnded.current = false;
    // The button that opened the question goes away with the last of them.
    list.current?.focus();
  }, [others.length]);
  const onOthersEnded = () => {
    othersEnded.current = true;
    refetch();
  };
  return (
    <Panel title="Where you are logged in" right={others.length > 0 ? <EndOthers onSettled={onOthersEnded} /> : null}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading && !problem ? <SkeletonRows label="Loading where you are logged in" /> : null}
      {rows.length > 0 ? (
        <ul ref={list} tabIndex={-1} className="own-sessions" aria-label="Open sessions">
          {rows.map((session) => (
            <SessionRow key={session.id} session={session} onChanged={refetch} onEnded={onEnded} />
          ))}
        </ul>
      ) : null}
      {rows.length > 0 && others.length === 0 ? (
        <p className="panel-body own-sessions-note">You are logged in nowhere else.</p>
      ) : null}
    </Panel>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onChanged: () => void;
  readonly onEnded: () => void;
}

function SessionRow({ session, onChanged, onEnded }: SessionRowProps) {
  const { id, startedAt, lastUsedAt, companyName, isPresent } = session;
  const end = useCommand(endOwnSession, `session/${id}/end`, { onSettled: onEnded });
  const name = placeName(session);
  const facts = [
    companyName === null ? null : `For ${companyName}`,
    startedAt === null ? null : `since ${instantFormat(startedAt)}`,
    lastUsedAt === null || isPresent ? null : `last used ${instantFormat(lastUsedAt)}`,
  ].filter((fact) => fact !== null);
  return (
    <li>
      <div className="own-session">
        <b>{name}</b> {isPresent ? <StatusTag label="This session" tone="ok" /> : null}
        <div className="sub">{facts.join(', ')}</div>
        <ErrorBanner problem={end.problem} onRetry={onChanged} />
      </div>
      {isPresent ? null : (
        <Button
          type="button"
          size="small"
          aria-label={`End the session: ${[name, ...facts].join(', ')}`}
          loading={end.pending}
          disabled={end.pending}
          onClick={() => end.submit({ body: { sessionId: id }, toast: 'The session is ended.' })}
        >
          End
        </Button>
      )}
    </li>
  );
}

function EndOthers({ onSettled }: { readonly onSettled: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const end = useCommand(endOtherSessions, 'session/others/end', {
    onSettled: () => {
      setOpen(false);
      onSettled();
    },
  });
  return (
    <>
      <Button type="button" size="small" onClick={() => setOpen(true)}>
        End all others…
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="End all other sessions?"
        confirm="End all others"
        cancel="Keep them"
        destructive
        pending={end.pending}
        problem={end.problem}
        onConfirm={() => end.submit({ toast: 'All other sessions are ended.' })}
        onCancel={() => setOpen(false)}
      >
        <p>You are logged out everywhere but here. What was not saved there is lost.</p>
      </ConfirmDialog>
    </>
  );
}

/** `Firefox on Windows`, as far as it is known. */
function placeName({ browser, system }: OwnSession): string {
  if (browser === null) return system === null ? 'Unknown browser' : `A browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}
