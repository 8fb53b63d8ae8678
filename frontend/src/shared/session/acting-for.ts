const KEY = 'covertrail.acting-for';
const SEPARATOR = ' ';

/** The client for whom an agent acts in this tab [A06]. */
export interface ActingFor {
  readonly insuredId: string;
  readonly name: string;
}

const listeners = new Set<() => void>();

function store(text: string | null): void {
  if (text === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, text);
  for (const changed of listeners) changed();
}

/** It ends with the session, as everything that the tab stores of it. */
export const actingFor = {
  begin: ({ insuredId, name }: ActingFor): void => store(`${insuredId}${SEPARATOR}${name}`),
  end: (): void => store(null),
  /** As it is stored, so that it can be compared. */
  stored: (): string | null => sessionStorage.getItem(KEY),
  watch(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};

export function actingForOf(stored: string | null): ActingFor | null {
  if (stored === null) return null;
  const end = stored.indexOf(SEPARATOR);
  return { insuredId: stored.slice(0, end), name: stored.slice(end + 1) };
}

/** What each call says of it. The server refuses what is about another insured, and gives no right for it. */
export function actingForHeader(): Readonly<Record<string, string>> {
  const acting = actingForOf(actingFor.stored());
  return acting ? { 'X-On-Behalf-Of': acting.insuredId } : {};
}
