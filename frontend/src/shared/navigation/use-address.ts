import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values by name; null or an empty text removes the name from the address. */
type AddressChanges = Readonly<Record<string, string | number | null>>;

export interface Address {
  readonly get: (name: string) => string | null;
  /** What the address has values for, each once. */
  readonly names: readonly string[];
  /** Makes a new entry in the browser's history. A new filter starts at the first page. */
  readonly change: (changes: AddressChanges) => void;
}

/** The filters of a page are in its address: a link shows the same rows, and Back restores the earlier filters. */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: AddressChanges) => {
      setParams((before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: null, ...changes })) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      });
    },
    [setParams],
  );
  return { get: (name) => params.get(name), names: [...new Set(params.keys())], change };
}
