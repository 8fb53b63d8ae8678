import type { Mail } from '@covertrail/platform/mail/mailer.port';
import { endedOnce } from '@covertrail/wording/text/sentence-parts';
import { letterHtml } from './letter-html.js';
import { letterText } from './letter-text.js';
import type { Letter, LetterPart, WholeLetter } from './letter.js';
import { inOneLine } from './typed-text.js';

/** Who receives a mail. */
export interface LetterReader {
  /** The address to which it goes. */
  readonly to: string;
  /** Empty where nobody has said it. */
  readonly firstName: string;
  /** The page on which the person ends mails of this kind; null for a mail that is always sent. */
  readonly unsubscribeUrl: string | null;
  /** Whether somebody reads answers. */
  readonly isAnswered: boolean;
}

/** Subject, text and HTML of a mail: the one place where the mails of the product get their form [A16]. */
export function writtenLetter(letter: Letter, reader: LetterReader): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, parts, main, after = [], because } = letter;
  const name = inOneLine(reader.firstName).trim();
  const answers = reader.isAnswered ? 'Answers to it reach our support.' : 'Nobody reads answers to it.';
  const whole: WholeLetter = {
    subject,
    greeting: name === '' ? 'Hello,' : `Hello ${name},`,
    parts: parts.map(endedPart),
    ...(main ? { main } : {}),
    after: after.map(endedPart),
    footer: endedOnce(`Covertrail sent this mail to ${reader.to} because ${because}. ${answers}`),
    unsubscribeUrl: reader.unsubscribeUrl,
  };
  return { subject, text: letterText(whole), html: letterHtml(whole) };
}

/** A sentence ends once, also behind a name that has a period of its own. What people wrote stays as it is. */
function endedPart(part: LetterPart): LetterPart {
  if (typeof part === 'string') return endedOnce(part);
  if ('steps' in part) return { steps: part.steps.map(({ number, text }) => ({ number, text: endedOnce(text) })) };
  return part;
}
