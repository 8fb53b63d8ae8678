import type { DomainEvent, Uuid } from '../kernel/event.js';

interface OfNote {
  readonly noteId: Uuid;
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
}

/** A person of the requester wrote a note about a tracked supplier [I02]. */
export type NoteAdded = DomainEvent<'NoteAdded', OfNote & { readonly authorId: Uuid; readonly text: string }>;

/** Its author changed the text. */
export type NoteRevised = DomainEvent<'NoteRevised', OfNote & { readonly before: string; readonly text: string }>;

/** Its author removed it: no page shows it any more. */
export type NoteRemoved = DomainEvent<'NoteRemoved', OfNote>;

export type NoteEvent = NoteAdded | NoteRevised | NoteRemoved;

export type NoteCommand =
  | ({ readonly type: 'AddNote' } & NoteAdded['data'])
  /** `by`: the person who asks. */
  | { readonly type: 'ReviseNote'; readonly by: Uuid; readonly text: string }
  | { readonly type: 'RemoveNote'; readonly by: Uuid };
