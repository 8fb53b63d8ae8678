const KEY = 'covertrail.logged-in';

/**
 * The user whose session this browser has: all tabs read it, and it contains no secret. A new tab asks for the session only when
 * a person is logged in, and the other tabs notice when that person logs out.
 */
export const sessionMark = {
  read: (): string | null => localStorage.getItem(KEY),
  set: (userId: string): void => localStorage.setItem(KEY, userId),
  /** Not when it names another person, who logged in later. */
  drop(userId: string): void {
    if (localStorage.getItem(KEY) === userId) localStorage.removeItem(KEY);
  },
  /** Calls back with the user when another tab removes the mark. Returns a function that stops this. */
  onDropped(received: (userId: string) => void): () => void {
    const listener = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === KEY && newValue === null && oldValue !== null) received(oldValue);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
