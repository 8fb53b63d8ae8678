import type { LetterLink, LetterPart, WholeLetter } from './letter.js';

/** The text part of a mail: paragraphs with an empty line between them, each address in a line of its own. */
export const letterText = ({ greeting, parts, main, after, footer, unsubscribeUrl }: WholeLetter): string =>
  [
    greeting,
    ...parts.map(partText),
    ...(main ? [linkText(main)] : []),
    ...after.map(partText),
    '--',
    footer,
    ...(unsubscribeUrl === null ? [] : [`You may end mails of this kind:\n\n${unsubscribeUrl}`]),
  ]
    .join('\n\n')
    .concat('\n');

function partText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  if ('steps' in part) return part.steps.map(({ number, text }) => `${number}. ${text}`).join('\n');
  if ('quotation' in part) return `${part.lead}:\n\n${part.quotation.map((line) => `> ${line}`).join('\n')}`;
  return linkText(part);
}

const linkText = ({ lead, url }: LetterLink): string => `${lead}:\n\n${url}`;
