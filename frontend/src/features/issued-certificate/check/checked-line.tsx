import type { CheckedLine } from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import { dayText } from '@covertrail/wording/text/day-text';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { isAsStated } from './check-verdict.view.js';

/** A policy: is it as stated today, what is otherwise, and what the certificate says. */
export function CheckedLineCard({ line }: { readonly line: CheckedLine }) {
  const { kind, policyNumber, since, ahead } = line;
  return (
    <li className="checked-line">
      <div className="checked-line-head">
        <h3>
          {kind} <span className="sub">{policyNumber}</span>
        </h3>
        <LineTag line={line} />
      </div>
      {since.length + ahead.length > 0 ? (
        <ul className="checked-since">
          {[...since, ...ahead].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      <LineFacts line={line} />
    </li>
  );
}

function LineTag({ line }: { readonly line: CheckedLine }) {
  if (isAsStated(line)) return <StatusTag tone="ok" label="In force as stated" />;
  return line.isInForce ? (
    <StatusTag tone="warn" label="In force, not as stated" />
  ) : (
    <StatusTag tone="bad" label="Not in force" />
  );
}

/** As the certificate says it. */
function LineFacts({
  line: { insurer, naic, effectiveOn, expiresOn, limits, further },
}: {
  readonly line: CheckedLine;
}) {
  return (
    <dl className="checked-facts">
      <Fact label="Insurer" text={naic === '' ? insurer : `${insurer}, NAIC ${naic}`} />
      <Fact label="Policy period" text={`${dayText(effectiveOn)} to ${dayText(expiresOn)}`} />
      {[...limits, ...further].map(({ label, text }) => (
        <Fact key={`${label} ${text}`} label={label} text={text === '' ? 'yes' : text} />
      ))}
    </dl>
  );
}

const Fact = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
);
