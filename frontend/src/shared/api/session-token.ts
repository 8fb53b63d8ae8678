const KEY = 'covertrail.token';

/** The bearer token of this tab; it never enters the store. */
export const sessionToken = {
  read: (): string | null => sessionStorage.getItem(KEY),
  keep: (token: string): void => sessionStorage.setItem(KEY, token),
  drop: (): void => sessionStorage.removeItem(KEY),
};
