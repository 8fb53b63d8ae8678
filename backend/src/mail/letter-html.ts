import { endedOnce } from '@covertrail/wording/text/sentence-parts';
import { LETTER_STYLE } from './letter-style.js';
import type { LetterLink, LetterPart, LetterStep, WholeLetter } from './letter.js';

/**
 * The HTML part of a mail. Tables and styles in attributes, because some mail programs know nothing else; no picture, no script, nothing
 * that is fetched. What a program without `prefers-color-scheme` shows is the light form.
 */
export const letterHtml = (letter: WholeLetter): string =>
  `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>${LETTER_STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#f5f6f8">
${table('class="ground" lang="en" dir="ltr" width="100%" style="background-color:#f5f6f8"', cell('align="center" style="padding:24px 12px"', card(letter)))}
</body>
</html>
`;

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:15px;line-height:1.55;color:#27303f`;
const MUTED = `${FONT};font-size:13px;line-height:1.5;color:#566072`;
const GAP = 'margin:0 0 16px';
/** Long words and addresses break, so that nothing is wider than a phone. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

const card = (letter: WholeLetter): string =>
  table(
    'class="card" width="100%" style="width:100%;max-width:600px;background-color:#ffffff;border:1px solid #e5e8ed;border-radius:12px;border-collapse:separate"',
    cell(`class="inside" align="left" style="padding:28px 32px 20px;${BREAKS}"`, contents(letter)),
    cell(
      `class="inside foot" align="left" style="padding:16px 32px 24px;border-top:1px solid #e5e8ed;${BREAKS}"`,
      footer(letter),
    ),
  );

const contents = ({ subject, greeting, parts, main, after }: WholeLetter): string =>
  [
    `<p class="brand" style="margin:0 0 20px;${FONT};font-size:14px;font-weight:700;letter-spacing:0.02em;color:#2f4bd8">Covertrail</p>`,
    `<h1 class="strong" style="margin:0 0 16px;${FONT};font-size:20px;line-height:1.3;font-weight:600;color:#0d1526">${escaped(subject)}</h1>`,
    paragraph(greeting),
    ...parts.map(partHtml),
    ...(main ? [paragraph(endedOnce(`${main.lead}.`)), button(main)] : []),
    ...after.map(partHtml),
  ].join('\n');

const footer = ({ footer: text, unsubscribeUrl }: WholeLetter): string =>
  [
    `<p class="muted" style="margin:0;${MUTED}">${escaped(text)}</p>`,
    ...(unsubscribeUrl === null
      ? []
      : [`<p class="muted" style="margin:8px 0 0;${MUTED}">${anchor(unsubscribeUrl, 'End mails of this kind')}</p>`]),
  ].join('\n');

function partHtml(part: LetterPart): string {
  if (typeof part === 'string') return paragraph(part);
  if ('facts' in part) return table(`style="${GAP}"`, ...part.facts.map(factRow));
  if ('steps' in part) return table(`width="100%" style="${GAP}"`, ...part.steps.map(stepRow));
  if ('quotation' in part) return `${paragraph(`${part.lead}:`)}\n${quotation(part.quotation)}`;
  return furtherLink(part);
}

const paragraph = (text: string): string => `<p class="text" style="${GAP};${TEXT}">${escaped(text)}</p>`;

const factRow = ([name, value]: readonly [string, string]): string =>
  `<td class="muted" valign="top" style="padding:2px 16px 2px 0;${MUTED};line-height:1.8">${escaped(name)}</td><td class="strong" valign="top" style="padding:2px 0;${TEXT};font-weight:600">${escaped(value)}</td>`;

const stepRow = ({ number, text }: LetterStep): string =>
  `<td class="muted" width="28" valign="top" align="right" style="padding:4px 10px 4px 0;${TEXT};color:#566072">${number}.</td><td class="text" valign="top" style="padding:4px 0;${TEXT}">${escaped(text)}</td>`;

const quotation = (lines: readonly string[]): string =>
  `<blockquote class="text quote" style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #d0d5dd;${TEXT}">${lines.map(escaped).join('<br>')}</blockquote>`;

const button = ({ label, url }: LetterLink): string =>
  table(
    'style="margin:4px 0 24px;border-collapse:separate"',
    cell(
      'class="button" bgcolor="#2f4bd8" style="background-color:#2f4bd8;border-radius:8px"',
      `<a class="button-text" href="${escaped(url)}" style="display:inline-block;padding:12px 22px;${FONT};font-size:15px;font-weight:600;line-height:1.2;color:#ffffff;text-decoration:none">${escaped(label)}</a>`,
    ),
  );

const furtherLink = ({ lead, label, url }: LetterLink): string =>
  `<p class="text" style="${GAP};${TEXT}">${escaped(lead)}${/[.!?]$/.test(lead) ? '' : ':'}<br>${anchor(url, label)}</p>`;

const anchor = (url: string, label: string): string =>
  `<a class="link" href="${escaped(url)}" style="color:#2f4bd8;text-decoration:underline">${escaped(label)}</a>`;

/** Rows of a table that is there for the layout alone. Each row is its cells. */
const table = (attributes: string, ...rows: readonly string[]): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

const cell = (attributes: string, inside: string): string => `<td ${attributes}>${inside}</td>`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text inside an element or an attribute: none of its signs is markup. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
