/** Where a link of a mail leads in this product, whatever public address it names. */
export function ownAddress(link: string): string {
  const { pathname, search, hash } = new URL(link);
  return `${pathname}${search}${hash}`;
}
