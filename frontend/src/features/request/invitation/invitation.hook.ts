import { useEffect, useState } from 'react';
import { readInvitation } from '@covertrail/contracts/request/invitation.calls';
import type { RequestInvitation } from '@covertrail/contracts/request/request.replies';
import { useCommand } from '#shared/commands/use-command';
import type { Problem } from '#shared/api/api-problem';

interface Opened {
  readonly invitation: RequestInvitation | null;
  readonly problem: Problem | null;
  readonly reload: () => void;
}

/** Reads the request that a link opens. The token is sent in the body, because addresses are written to logs. */
export function useInvitation(token: string): Opened {
  const { submit, reply, problem } = useCommand(readInvitation, 'invitation/read');
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    submit({ body: { token } });
  }, [submit, token, reloads]);
  return { invitation: reply, problem, reload: () => setReloads((times) => times + 1) };
}
