import { useLocation } from 'react-router-dom';

/** The e-mail address that another page asks by, which it gave beside the address of this page; empty where none did. */
export function useAskedEmail(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('askedEmail' in state)) return '';
  return typeof state.askedEmail === 'string' ? state.askedEmail : '';
}
