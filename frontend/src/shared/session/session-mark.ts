const KEY = 'covertrail.logged-in';

/**
 * Whose session this browser has: all tabs read it, and it holds no secret. A new tab asks for the session only where a person
 * is logged in, and the other tabs notice when that person logs out.
 */
export const sessionMark = {
  read: (): string | null => localStorage.getItem(KEY),
  set: (userId: string): void => localStorage.setItem(KEY, userId),
  /** Not the mark of another person who logged in later. */
  drop(userId: string): void {
    if (localStorage.getItem(KEY) === userId) localStorage.removeItem(KEY);
  },
  /** Calls back with the user whose mark another tab took away. Returns how to stop. */
  onDropped(received: (userId: string) => void): () => void {
    const listener = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === KEY && newValue === null && oldValue !== null) received(oldValue);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
