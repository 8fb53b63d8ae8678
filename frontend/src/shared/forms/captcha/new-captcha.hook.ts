import { useEffect, useEffectEvent, useState } from 'react';
import { captcha } from '@covertrail/contracts/session/session.calls';
import type { Captcha } from '@covertrail/contracts/session/session.replies';
import { problemOf, type Problem } from '../../api/api-problem.js';
import { send } from '../../api/api-client.js';
import { requestOf } from '../../api/call-request.js';

/**
 * A new captcha for each `round`, since an answer ends the last one, and whenever `again` is called. `onGiven` gets its id when it arrives, and an empty
 * text while there is none.
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
  useEffect(() => {
    const abort = new AbortController();
    send({ ...requestOf(captcha), signal: abort.signal }).then(
      ({ body }) => arrived(body, null),
      (error: unknown) => (abort.signal.aborted ? undefined : arrived(null, problemOf(error))),
    );
    return () => abort.abort();
  }, [round, times]);
  return { given, problem, again: () => setTimes(times + 1) };
}
