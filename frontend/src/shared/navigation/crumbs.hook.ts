import { useParams } from 'react-router-dom';
import type { PagePath } from '#pages/pages';
import { mayAs } from '../session/use-may.js';
import { useSession } from '../session/use-session.js';
import { addressOf, pagesAbove, type PageParams } from './page-address.js';
import { pageOf, usePageHere } from './pages.hook.js';

/** The names of the records in an address, by the parameters that hold their ids: `{ templateId: 'Subcontractors' }`. */
type RecordNames = Readonly<Record<string, string | undefined>>;

/** A page, and the records that its address names. */
export interface PlaceAbove {
  readonly page: PagePath;
  readonly params?: PageParams;
  readonly names?: RecordNames;
  /** The part of the address that filters the page: `?show=all`. */
  readonly search?: string;
}

export interface CrumbsGiven {
  readonly names?: RecordNames;
  /** Of the record that is open, where no parameter of the address holds its id. */
  readonly name?: string | undefined;
  /** The page above, where it depends on the record or the reader rather than on the address. */
  readonly above?: PlaceAbove | undefined;
}

export interface Crumb {
  readonly text: string;
  /** Null for what the reader may not open. */
  readonly to: string | null;
}

/** The path to the page that is open; empty where no page is above it. The last entry is the page itself. */
export function useCrumbs({ names = {}, name, above }: CrumbsGiven): readonly Crumb[] {
  const { user, role } = useSession();
  const params = useParams();
  const here = usePageHere();
  if (!here) return [];
  const crumb = ({ page, params: own = params, names: ofOwn = names, search = '' }: PlaceAbove): Crumb => ({
    text: textOf(page, ofOwn),
    to: mayAs(role, user, pageOf(page).needs) ? `${addressOf(page, own)}${search}` : null,
  });
  const places = above
    ? [...pagesAbove(above.page).map((page) => ({ ...above, page, search: '' })), above]
    : pagesAbove(here.path).map((page) => ({ page }));
  return places.length === 0 ? [] : [...places.map(crumb), { text: name ?? textOf(here.path, names), to: null }];
}

/** A page about one record has the name of the record, all others their titles. */
function textOf(page: PagePath, names: RecordNames): string {
  const parameter = /:(\w+)$/.exec(page)?.[1];
  return (parameter === undefined ? undefined : names[parameter]) ?? pageOf(page).title;
}
