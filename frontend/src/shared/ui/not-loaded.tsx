import { UNABLE } from '../api/api-problem.js';
import { reloadPage } from '../reloading/reload-page.js';
import { Button } from './button.js';
import { EmptyState } from './empty-state.js';

interface NotLoadedProps {
  /** It may still come: the line is slow. */
  readonly late: boolean;
  readonly onRetry: () => void;
}

/** Why a page, or a part of one, did not come, and what to do about it [B06]. */
export const NotLoaded = ({ late, onRetry }: NotLoadedProps) =>
  late ? (
    <EmptyState
      title="Taking to load page, We are working on fixing it."
      action={
        <Button primary onClick={onRetry}>
          Retry
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={UNABLE}
      action={
        <Button primary onClick={reloadPage}>
          Refresh Page
        </Button>
      }
    />
  );
