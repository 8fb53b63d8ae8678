import type { LucideIcon } from 'lucide-react';
import type { Problem } from '../api/api-problem.js';
import type { SessionUser } from '../session/session.types.js';
import { useSession } from '../session/use-session.js';
import type { Right } from '../session/use-may.js';
import { useViewQuery } from '../views/use-view-query.js';
import type { ViewQuery } from '../views/view-query.js';

/** What the command palette offers: a page, a record, or an act whose dialog or page has an address [B09]. */
export interface PaletteEntry {
  /** The address that it opens; no two entries of a group have the same. */
  readonly to: string;
  readonly title: string;
  readonly detail?: string;
}

/** An act, for those who have all these rights. */
export interface PaletteAct extends PaletteEntry {
  readonly needs: readonly Right[];
}

export interface PaletteFound {
  readonly entries: readonly PaletteEntry[];
  readonly loading: boolean;
  readonly problem: Problem | null;
}

/** Records of one kind, found by what is typed. */
export interface PaletteSource {
  readonly key: string;
  /** The heading of its entries. */
  readonly title: string;
  readonly icon: LucideIcon;
  readonly needs: readonly Right[];
  /** A hook. Finds nothing for an empty keyword. */
  readonly useFound: (keyword: string) => PaletteFound;
}

/** What a feature adds to the palette, in a file of its own (`<feature>.palette.ts`) that is loaded when the palette opens. */
export interface PaletteParts {
  readonly acts?: readonly PaletteAct[];
  readonly sources?: readonly PaletteSource[];
}

/** Entries of each kind: the lists behind them show all. */
export const MOST_OF_A_KIND = 5;

interface Declared<Row, Body> extends Omit<PaletteSource, 'useFound'> {
  readonly queryOf: (keyword: string, user: SessionUser) => ViewQuery<Row, Body>;
  readonly entriesOf: (rows: readonly Row[], body: Body | null) => readonly PaletteEntry[];
}

/** `paletteSource({ key: 'templates', title: 'Templates', icon, needs: [templateList], queryOf: …, entriesOf: … })`. */
export const paletteSource = <Row, Body>({ queryOf, entriesOf, ...named }: Declared<Row, Body>): PaletteSource => ({
  ...named,
  useFound(keyword) {
    const { user } = useSession();
    const query = keyword === '' ? null : queryOf(keyword, user);
    const { rows, body, loading, problem } = useViewQuery(query);
    return { entries: query ? entriesOf(rows, body).slice(0, MOST_OF_A_KIND) : [], loading, problem };
  },
});
