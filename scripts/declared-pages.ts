import type { Capability } from '@covertrail/domain/rights/capabilities';

/** What is read of a page that `frontend/src/pages` declares; its address is relative to `/app`. */
export interface DeclaredPage {
  readonly path: string;
  readonly needs: Capability;
  readonly title: string;
  readonly menu?: { readonly needs?: Capability };
}

/** The pages of the logged-in part, by address. They are read when they are needed: the types of React are none of this program's. */
export async function declaredPages(root = process.cwd()): Promise<readonly DeclaredPage[]> {
  const { PAGES } = (await import(`${root}/frontend/src/pages/pages.ts`)) as {
    readonly PAGES: Readonly<Record<string, Omit<DeclaredPage, 'path'>>>;
  };
  return Object.entries(PAGES)
    .map(([path, page]) => ({ path, ...page }))
    .sort((page, other) => (page.path < other.path ? -1 : 1));
}
