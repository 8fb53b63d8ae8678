import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { askedFacts } from '@covertrail/wording/request/asked-beside.words';
import { EvidenceOnly } from '../../components/evidence-only.js';
import './asked-facts.css';

interface AskedFactsProps {
  readonly request: RequestRow;
  readonly withMessage: boolean;
}

/** What a request asks for beside its requirements: the message, how fast, documents, forms and the loan [D01] [D10]. */
export function AskedFacts({ request: { asked, message }, withMessage }: AskedFactsProps) {
  const facts = askedFacts(asked);
  const text = withMessage ? message.trim() : '';
  if (facts.length === 0 && text === '') return null;
  return (
    <section className="asked-facts" aria-label="What is asked beside the requirements">
      {asked.isEvidenceOnly ? <EvidenceOnly /> : null}
      {text ? <blockquote dir="auto">{text}</blockquote> : null}
      {facts.length > 0 ? (
        <dl>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
