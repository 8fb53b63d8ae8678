import { CircleCheck, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { isExcepted } from '@covertrail/domain/compliance/excepted';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { plural } from '#shared/format/plural';
import { settledText, settledTitle } from '../findings-lapsing.view.js';

/** Of a compliant verdict: until when it holds, and what ends it. */
export function WhySettled({
  verdict,
}: {
  readonly verdict: Pick<Verdict, 'findings' | 'holdsUntil' | 'holdsBecause'>;
}) {
  const titleId = useId();
  const excepted = verdict.findings.filter(isExcepted).length;
  const Icon = excepted > 0 ? ShieldCheck : CircleCheck;
  return (
    <section className="ui segment panel why-plan" aria-labelledby={titleId}>
      <div className="why-plan-head">
        <Icon size={17} aria-hidden />
        <h2 id={titleId}>{settledTitle(verdict)}</h2>
      </div>
      <p className="sub">
        {excepted > 0
          ? `${plural(excepted, 'requirement counts', 'requirements count')} as met because of an exception.`
          : settledText(verdict)}
      </p>
    </section>
  );
}
