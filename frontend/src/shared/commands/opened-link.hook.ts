import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Problem } from '../api/api-problem.js';

/** The secret of the link that opened this page, and asks again what it opens. */
interface OpenedLink {
  readonly token: string;
  readonly reload: () => void;
}

/** Asks once what the link of a mail opens. The secret is sent in the body, because addresses are written to logs. */
export function useOpenedLink(submit: (input: { readonly body: { readonly token: string } }) => void): OpenedLink {
  const token = useLocation().hash.slice(1);
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    submit({ body: { token } });
  }, [submit, token, reloads]);
  return { token, reload: () => setReloads((times) => times + 1) };
}

/** The link opens nothing: it is over, was used, or is none. Anything else may pass. */
export const isLinkOver = (problem: Problem | null): boolean => problem?.status === 404 || problem?.status === 400;
