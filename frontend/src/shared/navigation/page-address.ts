import { generatePath } from 'react-router-dom';
import { isPagePath, type PagePath } from '#pages/pages';

/** Values of the parameters in an address, by their names: `{ trackingId: '…' }`. */
export type PageParams = Readonly<Record<string, string | undefined>>;

/** The address of a page: `addressOf('suppliers/:trackingId', { trackingId })`. Throws where a parameter is missing. */
export const addressOf = (path: PagePath, params: PageParams = {}): string =>
  generatePath<string>(`/app/${path}`, { ...params });

/** The pages above one, from the top: those whose addresses are beginnings of its own. */
export function pagesAbove(path: PagePath): readonly PagePath[] {
  const parts = path.split('/');
  const beginnings = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return beginnings.filter(isPagePath);
}
