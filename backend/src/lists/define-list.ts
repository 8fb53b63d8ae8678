import type { DocumentOf, View, WordOf } from '@covertrail/contracts/define-view';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { FieldOf, FilterOf, SortOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import type { PageDto } from '#http/page.dto';
import type { Views } from '#views/views.service';

/** Who asks for a page of a list, what they ask for, and which day it is for them. */
export interface Asking<Asked extends PageDto> {
  readonly actor: Actor;
  readonly asked: Asked;
  readonly today: CalendarDate;
  /** For filters and rows that other views decide on. */
  readonly views: Views;
}

/** A list as a declaration: `Lists` asks the view, counts, and makes the page. */
export interface List<V extends View, Asked extends PageDto, Row> {
  readonly view: V;
  /** Whose rows, and the filters that the caller set. */
  readonly where: (asking: Asking<Asked>) => FilterOf<V> | Promise<FilterOf<V>>;
  /** The word index that a keyword is searched in; a list without one ignores the keyword. */
  readonly words?: WordOf<V>;
  /** What callers may sort by, under the name that they use; nothing where it is left out. */
  readonly sorts?: Readonly<Record<string, FieldOf<V>>>;
  /** The order where no other is asked for. */
  readonly order: SortOf<V>;
  /** Orders rows that the order asked for leaves equal. */
  readonly then?: SortOf<V>;
  /** Makes rows of the documents of one page, with what is joined for them. */
  readonly rows: (documents: readonly DocumentOf<V>[], asking: Asking<Asked>) => Promise<readonly Row[]>;
}

/** `defineList(projectsView)<PageDto, ProjectRow>({ where: …, order: …, rows: … })`. */
export const defineList = <V extends View>(view: V) =>
  <Asked extends PageDto, Row>(declared: Omit<List<V, Asked, Row>, 'view'>): List<V, Asked, Row> => ({ view, ...declared });
