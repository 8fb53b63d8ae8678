import { useEffect, useEffectEvent, useState } from 'react';
import { captcha } from '@covertrail/contracts/session/session.calls';
import type { Captcha } from '@covertrail/contracts/session/session.replies';
import { problemOf, type Problem } from '../../api/api-problem.js';
import { send } from '../../api/api-client.js';
import { requestOf } from '../../api/call-request.js';

/**
 * A new captcha for each `round`, since an answer ends the last one, and whenever `again` is called; the one before it is over. `onGiven` gets its id when it
 * arrives, and an empty text while there is none. The address of the log-in is not sent: it would stand in the address of a call (ADR 79).
 */
export function useNewCaptcha(round: unknown, onGiven: (captchaId: string) => void) {
  const [given, setGiven] = useState<Captcha | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [times, setTimes] = useState(0);
  const arrived = useEffectEvent((next: Captcha | null, wrong: Problem | null) => {
    setGiven(next);
    setProblem(wrong);
    onGiven(next?.captchaId ?? '');
  });
  const nextRequest = useEffectEvent(() => requestOf(captcha, { query: { refreshCaptcha: given?.captchaId ?? '' } }));
  useEffect(() => {
    const abort = new AbortController();
    send({ ...nextRequest(), signal: abort.signal }).then(
      ({ body }) => arrived(body, null),
      (error: unknown) => (abort.signal.aborted ? undefined : arrived(null, problemOf(error))),
    );
    return () => abort.abort();
  }, [round, times]);
  return { given, problem, again: () => setTimes(times + 1) };
}
