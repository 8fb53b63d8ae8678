import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { plural } from '#shared/format/plural';
import { exceptedFindings, lapseText, settledText } from '../findings-lapsing.view.js';

/** What a compliant verdict rests on: until when it holds, and what comes next where it holds by exception. */
export function WhySettled({
  verdict,
}: {
  readonly verdict: Pick<Verdict, 'findings' | 'holdsUntil' | 'holdsBecause'>;
}) {
  const excepted = exceptedFindings(verdict.findings);
  if (excepted.length === 0) return <p className="sub">{settledText(verdict)}</p>;
  return (
    <>
      <p className="sub">
        {plural(excepted.length, 'requirement counts', 'requirements count')} as met because of an exception.
      </p>
      <ul>
        {excepted.map((finding) => (
          <li key={finding.rule}>
            <div>
              <b>
                {LINE_NAMES[finding.line]}: {finding.title}
              </b>
              <div className="sub">
                {lapseText(finding)} {finding.sentence}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
