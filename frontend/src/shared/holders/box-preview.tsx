import { boxTextLength, printedLines, type BoxText } from '@covertrail/domain/insurance/terms/printed-box';
import './box-preview.css';

interface BoxPreviewProps {
  /** As on the certificate: `Certificate Holder`. */
  readonly title: string;
  /** What is printed. */
  readonly printed: BoxText;
  /** What is counted. */
  readonly counted: BoxText;
  /** The most characters of it. */
  readonly limit: number;
  /** Where nothing is printed. */
  readonly empty: string;
}

/** No more lines are drawn: a box that is too long says so by its count. */
const DRAWN = 12;

/** A box of a certificate with its lines as they will be printed, and how much of it is taken [D06]. */
export function BoxPreview({ title, printed, counted, limit, empty }: BoxPreviewProps) {
  const lines = printedLines(printed);
  const length = boxTextLength(counted);
  return (
    <figure className="box-preview" aria-label={`${title} as it will be printed`}>
      <figcaption>
        <span>{title}</span>
        <span className={length > limit ? 'num over' : 'num'}>
          {length.toLocaleString('en-US')}/{limit} characters
        </span>
      </figcaption>
      {lines.length === 0 ? <p className="sub">{empty}</p> : null}
      <div className="box-lines">
        {lines.slice(0, DRAWN).map((line, at) => (
          <div key={at} dir="auto">
            {line}
          </div>
        ))}
      </div>
      {lines.length > DRAWN ? <p className="sub">and {lines.length - DRAWN} more lines</p> : null}
    </figure>
  );
}
