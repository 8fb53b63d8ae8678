import { useState } from 'react';
import type { PostalPlace } from '@covertrail/contracts/address/address.replies';
import { Button } from '../ui/button.js';
import { usePostalPlace } from './postal-place.hook.js';

type Part = keyof PostalPlace;
const PARTS = ['city', 'state'] as const satisfies readonly Part[];

interface PostalPlaceNoteProps {
  /** The fields as they are filled in now. */
  readonly given: Readonly<Record<'country' | 'code' | Part, string>>;
  /** Called for a field that is empty or was filled in from a code before, and when the reader takes what is offered. */
  readonly onFill: (part: Part, value: string) => void;
}

/** Fills in city and state by the zip code, says so, and offers what differs from what was typed instead of writing over it [A14]. */
export function PostalPlaceNote({ given, onFill }: PostalPlaceNoteProps) {
  const [filled, setFilled] = useState<Partial<PostalPlace>>({});
  const isOpen = (part: Part) => given[part].trim() === '' || given[part] === filled[part];
  const fill = (parts: readonly Part[], from: PostalPlace) => {
    for (const part of parts) if (from[part] !== null) onFill(part, from[part]);
    setFilled((before) => ({ ...before, ...Object.fromEntries(parts.map((part) => [part, from[part]])) }));
  };
  const place = usePostalPlace(given.country, given.code, (found) => {
    const open = PARTS.filter((part) => found[part] !== null && isOpen(part) && given[part] !== found[part]);
    if (open.length > 0) fill(open, found);
  });
  if (!place) return null;
  const text = PARTS.flatMap((part) => place[part] ?? []).join(', ');
  if (PARTS.some((part) => !isOpen(part) && differs(given[part], place[part]))) {
    return (
      <p className="sub postal-place" role="status">
        {given.code.trim()} is in {text}.{' '}
        <Button type="button" size="mini" onClick={() => fill(PARTS, place)}>
          Use {text}
        </Button>
      </p>
    );
  }
  const isFilled = PARTS.some((part) => place[part] !== null && filled[part] === place[part]);
  return isFilled ? (
    <p className="sub postal-place" role="status">
      {text} was filled in from the code {given.code.trim()}.
    </p>
  ) : null;
}

const differs = (typed: string, found: string | null): boolean =>
  found !== null && typed.trim().toLowerCase() !== found.toLowerCase();
