const KEY = 'covertrail.last-sign';

/** When the person last did something, in any tab of the browser. */
export const idleSign = {
  give: (): void => localStorage.setItem(KEY, String(Date.now())),
  /** Milliseconds since then. */
  since: (): number => Date.now() - Number(localStorage.getItem(KEY) ?? 0),
};
