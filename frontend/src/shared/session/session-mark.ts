const KEY = 'covertrail.logged-in';
const COMPANY_KEY = 'covertrail.company';

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
  /** Tells the other tabs of the person that the session is for another company now. */
  switched(userId: string, companyId: string): void {
    localStorage.setItem(COMPANY_KEY, `${userId} ${companyId}`);
  },
  /** Calls back when another tab did that. Returns a function that stops this. */
  onSwitched(received: (of: { readonly userId: string; readonly companyId: string }) => void): () => void {
    const listener = ({ key, newValue }: StorageEvent) => {
      const [userId, companyId] = key === COMPANY_KEY ? (newValue ?? '').split(' ') : [];
      if (userId && companyId) received({ userId, companyId });
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
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
