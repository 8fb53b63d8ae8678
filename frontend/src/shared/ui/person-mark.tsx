import { useState } from 'react';
import { userPhoto } from '@covertrail/contracts/user/shown-photo.calls';
import { API_BASE } from '../api/api-client.js';
import { pathOf } from '../api/call-request.js';
import { initials } from '../format/initials.js';
import './person-mark.css';

interface PersonMarkProps {
  readonly person: { readonly id: string; readonly name: string; readonly photoId: string | null };
}

/** The photo of a person; the initials where there is none, or none that can be loaded. The name stands beside it, so it is not read out. */
export function PersonMark({ person: { id, name, photoId } }: PersonMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (photoId === null || broken === photoId)
    return (
      <span className="avatar" aria-hidden>
        {initials(name)}
      </span>
    );
  const address = `${API_BASE}/${pathOf(userPhoto, { userId: id, photoId })}`;
  return (
    <span className="avatar person-photo" aria-hidden>
      <img src={address} alt="" loading="lazy" onError={() => setBroken(photoId)} />
    </span>
  );
}
