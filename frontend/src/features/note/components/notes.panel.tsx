import { NotebookPen, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { noteList, addNote, reviseNote } from '@covertrail/contracts/note/note.calls';
import type { NoteRow } from '@covertrail/contracts/note/note.replies';
import type { Instant } from '@covertrail/domain/kernel/event';
import { inWordsOf } from '#shared/api/api-problem';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useWhenSeen } from '#shared/ui/when-seen.hook';
import { useViewQuery } from '#shared/views/use-view-query';
import { NoteModal } from './note.modal.js';
import { RemoveNote } from './remove-note.js';
import './notes.css';

/** Notes of a page [I02]. */
const PAGE = 10;
const SHOWN_LENGTH = 100;

/** `11-21-2026`: notes show their days with dashes [I02]. */
const dayOf = (instant: Instant): string => dayFormat(localDay(instant)).replaceAll('/', '-');

interface Opened {
  readonly as: 'edited' | 'removed';
  /** Null for a new one. */
  readonly note: NoteRow | null;
}

/** What people of the company noted about a supplier, newest first; each changes their own. */
export function NotesPanel({ trackingId }: { readonly trackingId: string }) {
  const [size, setSize] = useState(PAGE);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { rows, total, loading, problem, refetch } = useViewQuery(
    viewQuery(noteList, { params: { id: trackingId }, query: { size } }),
  );
  const close = () => setOpened(null);
  const add = (
    <IfMay send={addNote}>
      <Button type="button" size="small" onClick={() => setOpened({ as: 'edited', note: null })}>
        <Plus size={16} aria-hidden /> Add Note
      </Button>
    </IfMay>
  );
  return (
    <Panel title="Notes" right={add}>
      {problem ? (
        <div className="panel-body">
          <ErrorBanner problem={inWordsOf('Unknown error occurred while fetching notes.', problem)} onRetry={refetch} />
        </div>
      ) : null}
      {loading && rows.length === 0 ? <SkeletonRows rows={3} label="Loading notes" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <EmptyState icon={NotebookPen} title="No Activities Logged">
          Only your company reads its notes.
        </EmptyState>
      ) : null}
      <ul className="panel-rows note-list">
        {rows.map((note) => (
          <Note key={note.id} note={note} onOpen={(as) => setOpened({ as, note })} />
        ))}
      </ul>
      {rows.length < total ? <MoreNotes key={rows.length} onMore={() => setSize(size + PAGE)} /> : null}
      {opened?.as === 'edited' ? <NoteModal trackingId={trackingId} note={opened.note} onClose={close} /> : null}
      {opened?.as === 'removed' && opened.note ? (
        <RemoveNote trackingId={trackingId} noteId={opened.note.id} onClose={close} />
      ) : null}
    </Panel>
  );
}

/** Comes with the end of the list into the window, and has the next notes read then; new with each of them. */
function MoreNotes({ onMore }: { readonly onMore: () => void }) {
  const end = useWhenSeen<HTMLDivElement>(onMore);
  return (
    <div className="panel-body" ref={end}>
      <Button type="button" basic onClick={onMore}>
        Show more
      </Button>
    </div>
  );
}

function Note({ note, onOpen }: { readonly note: NoteRow; readonly onOpen: (as: Opened['as']) => void }) {
  const { text, addedBy, addedAt, revisedAt, own } = note;
  const [whole, setWhole] = useState(false);
  const short = text.length > SHOWN_LENGTH && !whole ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  return (
    <li>
      <div>
        <p title={text}>
          {short}{' '}
          {text.length > SHOWN_LENGTH ? (
            <button type="button" className="text-link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {whole ? 'Less' : 'More'}
            </button>
          ) : null}
        </p>
        <span className="sub">
          {addedBy || 'Someone'}, {dayOf(addedAt)}
          {revisedAt ? `, revised ${dayOf(revisedAt)}` : ''}
        </span>
      </div>
      {own ? (
        <IfMay send={reviseNote}>
          <span>
            <Button
              type="button"
              icon
              basic
              size="mini"
              aria-label={`Edit note “${short}”`}
              onClick={() => onOpen('edited')}
            >
              <Pencil size={14} aria-hidden />
            </Button>
            <Button
              type="button"
              icon
              basic
              size="mini"
              aria-label={`Delete note “${short}”`}
              onClick={() => onOpen('removed')}
            >
              <Trash2 size={14} aria-hidden />
            </Button>
          </span>
        </IfMay>
      ) : null}
    </li>
  );
}
