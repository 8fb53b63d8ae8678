import { useDispatch } from 'react-redux';
import { dismissGuide } from '@covertrail/contracts/user/user.calls';
import type { Guide } from '@covertrail/domain/user/user.contract';
import { useCommand } from '../commands/use-command.js';
import { useReader } from '../session/by-reader.js';
import { guideDismissed } from '../session/session.slice.js';
import { useSession } from '../session/use-session.js';

interface GuideOfReader {
  /** Whether the guide is over for the reader in this role; null while that is not known. */
  readonly dismissed: boolean | null;
  /** Ends it here at once, and in every browser as soon as the server has recorded it. */
  readonly dismiss: () => void;
}

/** A guide that the product shows by itself until the reader dismisses it. */
export function useGuide(guide: Guide): GuideOfReader {
  const { dismissedGuides } = useSession().user;
  const role = useReader();
  const dispatch = useDispatch();
  const { submit } = useCommand(dismissGuide, `guide/${guide}/${role}`);
  const dismissed = dismissedGuides?.some((past) => past.guide === guide && past.role === role) ?? null;
  const dismiss = () => {
    if (dismissed) return;
    dispatch(guideDismissed({ guide, role }));
    submit({ body: { guide, role } });
  };
  return { dismissed, dismiss };
}
