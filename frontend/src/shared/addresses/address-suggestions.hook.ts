import { useEffect, useState } from 'react';
import {
  addressSearch,
  openAddressSuggestions,
  type addressSuggestions,
} from '@covertrail/contracts/address/address.calls';
import type { SuggestedAddress } from '@covertrail/contracts/address/address.replies';
import { addressBeginning } from '@covertrail/domain/fields/company-fields';
import { send } from '../api/api-client.js';
import { requestOf } from '../api/call-request.js';

/** Which call is asked: the one of a company, or before a log-in the open one. */
export type SuggestionCall = typeof addressSuggestions | typeof openAddressSuggestions;

/** The server is asked when typing has paused for this long. */
const REST_MS = 300;
const NONE: readonly SuggestedAddress[] = [];

/** Addresses that begin as typed, from three characters on. None where nobody has any or the server cannot be reached: people type the address. */
export function useAddressSuggestions(
  call: SuggestionCall,
  country: string,
  typed: string,
): readonly SuggestedAddress[] {
  const [found, setFound] = useState<{ readonly of: string; readonly rows: readonly SuggestedAddress[] } | null>(null);
  const beginning = typed.trim();
  const isTyped = addressBeginning.check(beginning) === null;
  const of = useHasSome(call, isTyped) && isTyped ? `${country} ${beginning}` : null;
  useEffect(() => {
    if (of === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      send({ ...requestOf(call, { query: { country, beginning } }), signal: abort.signal }).then(
        ({ body: { rows } }) => setFound({ of, rows }),
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [of, call, country, beginning]);
  return found !== null && found.of === of ? found.rows : NONE;
}

/** Before a log-in only a directory has some: where none is set up, what a person types stays in the browser. */
function useHasSome(call: SuggestionCall, isTyped: boolean): boolean {
  const isOpen = call === openAddressSuggestions;
  const [hasSome, setHasSome] = useState(!isOpen);
  useEffect(() => {
    if (!isOpen || !isTyped) return undefined;
    const abort = new AbortController();
    send({ ...requestOf(addressSearch), signal: abort.signal }).then(
      ({ body }) => setHasSome(body.smartyEnabled),
      () => undefined,
    );
    return () => abort.abort();
  }, [isOpen, isTyped]);
  return hasSome;
}
