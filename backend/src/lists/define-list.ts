import type { DocumentOf, View, WordOf } from '@covertrail/contracts/define-view';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { FieldOf, FilterOf, SortOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import type { Views } from '#views/views.service';

/** The person who asks for a page of a list, the query, and the day in that person's time zone. */
export interface Asking<Asked extends PageDto> {
  readonly actor: Actor;
  readonly input: Asked;
  readonly today: CalendarDate;
  /** For filters and rows that need other views. */
  readonly views: Views;
}

/** A list as a declaration: `Lists` queries the view, counts, and makes the page. */
export interface List<V extends View, Asked extends PageDto, Row> {
  readonly view: V;
  /** The filter for the rows of this actor, and the filters that the caller set. */
  readonly where: (asking: Asking<Asked>) => FilterOf<V> | Promise<FilterOf<V>>;
  /** The word index in which a keyword is searched; a list without one ignores the keyword. */
  readonly words?: WordOf<V>;
  /** The fields by which callers may sort, with the names that they use; absent when they may not. */
  readonly sorts?: Readonly<Record<string, FieldOf<V>>>;
  /** The order when the caller asks for none. */
  readonly order: SortOf<V>;
  /** Orders rows that are equal in the requested order. */
  readonly then?: SortOf<V>;
  /** Makes rows from the documents of one page, and joins names and other data to them. */
  readonly rows: (documents: readonly DocumentOf<V>[], asking: Asking<Asked>) => Promise<readonly Row[]>;
}

/** `defineList(projectsView)<PageDto, ProjectRow>({ where: …, order: …, rows: … })`. */
export const defineList =
  <V extends View>(view: V) =>
  <Asked extends PageDto, Row>(declared: Omit<List<V, Asked, Row>, 'view'>): List<V, Asked, Row> => ({
    view,
    ...declared,
  });
