import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { formText } from '@covertrail/wording/policy/coverage-texts';
import { Download } from 'lucide-react';
import { answerDocument } from '@covertrail/contracts/request/request.calls';
import type { RequestDetails } from '@covertrail/contracts/request/request.replies';
import { requestOf } from '#shared/api/call-request';
import { sizeFormat } from '#shared/format/size-format';
import { Button } from '#shared/ui/button.tsx';
import { useDownload } from '#shared/uploads/use-download';
import { answerDifferences, comparedAnswer, holderText } from '../responding/answer-differences.view.js';
import { unavailableText } from '../responding/unavailable-lines.view.js';
import './answer-parts.css';

/** What an answer says besides its policies and remarks, and how it differs from the one before [D07]. */
export function AnswerParts({ request }: { readonly request: RequestDetails }) {
  const { id, documents, holder, before, unavailable, forms } = request;
  const { fetching, download } = useDownload();
  const differences = before ? answerDifferences(comparedAnswer(before), comparedAnswer(request)) : [];
  return (
    <>
      {holder ? <p>Certificate holder: {holderText(holder)}</p> : null}
      {forms.length > 0 ? (
        <p>
          Certificate forms: {forms.map((chosen) => `${LINE_NAMES[chosen.line]} on ${formText(chosen)}`).join('; ')}
        </p>
      ) : null}
      {unavailable.length > 0 ? (
        <section aria-label="Unavailable coverage">
          <p className="cell-main">Unavailable coverage</p>
          <ul className="answer-differences">
            {unavailable.map((each) => (
              <li key={each.line}>{unavailableText(each)}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {documents.length > 0 ? (
        <ul className="answer-documents" aria-label="Additional documents">
          {documents.map((file) => (
            <li key={file.id}>
              <Button
                type="button"
                size="small"
                className="ghost"
                aria-label={`Download ${file.name}`}
                disabled={fetching !== null}
                onClick={() => download(file.name, requestOf(answerDocument, { params: { id, fileId: file.id } }))}
              >
                <Download size={14} aria-hidden /> {file.name} <span className="sub num">{sizeFormat(file.bytes)}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {differences.length > 0 ? (
        <section aria-label="What differs from the answer before">
          <p className="cell-main">This answer took the place of an earlier one</p>
          <ul className="answer-differences">
            {differences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
