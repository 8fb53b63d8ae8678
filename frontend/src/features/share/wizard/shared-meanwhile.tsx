import { Link } from 'react-router-dom';
import type { ShareDraft } from '@covertrail/domain/draft/draft.contract';
import type { SharedDraftState } from '#shared/drafts/shared-draft.hook';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';

interface SharedMeanwhileProps {
  readonly draft: SharedDraftState<ShareDraft>;
  /** The page of the shares. */
  readonly list: string;
}

/** A colleague sent the draft that was open here too: it is shared once. */
export function SharedMeanwhile({ draft: { last, beginAnew }, list }: SharedMeanwhileProps) {
  const { user } = useSession();
  const who = last === null || last.by.id === user.id ? 'You, in another window,' : last.by.name;
  return (
    <div role="status">
      <EmptyState
        title={`${who} shared this in the meantime`}
        action={
          <>
            <Link className="text-link" to={list}>
              See what is shared
            </Link>{' '}
            <Button type="button" size="small" onClick={beginAnew}>
              Begin another share
            </Button>
          </>
        }
      >
        Everything that the draft said is shared. Nothing is shared a second time.
      </EmptyState>
    </div>
  );
}
