import { ExternalLink, FlaskConical } from 'lucide-react';
import type { WhatIf, WhatIfStarted } from '@covertrail/contracts/what-if/what-if.replies';
import { totalsText } from '@covertrail/wording/what-if/what-if-words';
import { Button } from '../ui/button.js';
import { useCommandRequest } from '../commands/use-command.js';
import type { CommandRequest } from '../commands/commands.slice.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { useWhatIf } from './what-if.hook.js';
import { WhatIfProgress } from './what-if-progress.js';
import './what-if.css';

const whatIfPath = (whatIfId: string): string => `/app/what-if/${whatIfId}`;

interface WhatIfTrialProps {
  /** Names the thing that would change: `template/<id>`. */
  readonly name: string;
  /** What is tried, or undefined while the input is not complete: asked when the button is pressed. */
  readonly request: () =>
    Promise<CommandRequest<WhatIfStarted> | undefined> | CommandRequest<WhatIfStarted> | undefined;
  readonly disabled?: boolean;
}

/** Tries a change before it is saved, and says in a few sentences what it would do; the whole answer opens in another tab. */
export function WhatIfTrial({ name, request, disabled = false }: WhatIfTrialProps) {
  const { submit, pending, problem, reply } = useCommandRequest<WhatIfStarted>(`${name}/what-if`);
  const { body, problem: unread, refetch } = useWhatIf(reply?.whatIfId ?? null);
  const begin = async () => {
    const trialRequest = await request();
    if (trialRequest) submit(trialRequest);
  };
  return (
    <div className="what-if-trial">
      <Button type="button" loading={pending} disabled={disabled || pending} onClick={() => void begin()}>
        <FlaskConical size={16} aria-hidden /> See what would change
      </Button>
      <ErrorBanner problem={problem ?? unread} {...(unread ? { onRetry: refetch } : {})} />
      {body ? <WhatIfAnswer answer={body} /> : null}
    </div>
  );
}

/** What a change would do as a whole, and where the whole answer is. */
export function WhatIfAnswer({ answer: { whatIfId, done, total, totals } }: { readonly answer: WhatIf }) {
  if (totals === null) return <WhatIfProgress done={done} total={total} />;
  return (
    <div className="what-if-answer" role="status">
      <p>{totalsText(totals)}</p>
      {totals.suppliers > 0 ? (
        <a href={whatIfPath(whatIfId)} target="_blank" rel="noopener">
          Supplier by supplier <ExternalLink size={14} aria-label="in another tab" />
        </a>
      ) : null}
    </div>
  );
}
