import { useEffect, useState } from 'react';
import type { RequestInvitation } from '@covertrail/contracts/request/request.replies';
import { useCommand } from '#shared/commands/use-command';
import type { Problem } from '#shared/api/api-problem';

interface Opened {
  readonly invitation: RequestInvitation | null;
  readonly problem: Problem | null;
  readonly reload: () => void;
}

const PATH = 'policy/request/invitation';

/** Reads the request that a link opens. The token is sent in the body: addresses stand in logs. */
export function useInvitation(token: string): Opened {
  const { submit, reply, problem } = useCommand<RequestInvitation>('invitation/read');
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    submit({ method: 'POST', path: PATH, body: { token } });
  }, [submit, token, asked]);
  return { invitation: reply, problem, reload: () => setAsked((times) => times + 1) };
}

export const DECLINE_PATH = `${PATH}/decline`;
