import { useEffect, useEffectEvent, useState } from 'react';
import { postalPlace } from '@covertrail/contracts/address/address.calls';
import type { PostalPlace } from '@covertrail/contracts/address/address.replies';
import { send } from '../api/api-client.js';
import { requestOf } from '../api/call-request.js';

const COMPLETE: Readonly<Record<string, RegExp>> = { US: /^\d{5}(-?\d{4})?$/, CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i };

/** Where a code is, once it is complete; null until it is known. `onFound` gets it when it arrives. A code that cannot be asked about is not completed: people type the address. */
export function usePostalPlace(
  country: string,
  code: string,
  onFound: (place: PostalPlace) => void,
): PostalPlace | null {
  const [found, setFound] = useState<{ readonly of: string; readonly place: PostalPlace | null } | null>(null);
  const text = code.trim();
  const of = COMPLETE[country]?.test(text) ? `${country} ${text}` : null;
  const arrived = useEffectEvent((place: PostalPlace | null) => {
    setFound(of === null ? null : { of, place });
    if (place) onFound(place);
  });
  useEffect(() => {
    if (of === null) return undefined;
    const abort = new AbortController();
    send({ ...requestOf(postalPlace, { query: { country, code: text } }), signal: abort.signal }).then(
      ({ body }) => arrived(body),
      () => undefined,
    );
    return () => abort.abort();
  }, [of, country, text]);
  return found !== null && found.of === of ? found.place : null;
}
