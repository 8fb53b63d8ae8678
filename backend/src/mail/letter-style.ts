import { createHash } from 'node:crypto';

/** The rules of the HTML part that no attribute can have: little padding on a phone, and the dark form. The colors are those of the page. */
export const LETTER_STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.inside{padding-left:20px!important;padding-right:20px!important}}',
  '@media (prefers-color-scheme:dark){',
  '.ground{background-color:#0c111b!important}',
  '.card{background-color:#131a27!important;border-color:#253046!important}',
  '.foot,.quote{border-color:#34415b!important}',
  '.text{color:#d5dbe6!important}.strong{color:#f4f6fa!important}.muted{color:#9fabbe!important}',
  '.brand,.link{color:#93a6ff!important}',
  '.button{background-color:#7c93ff!important}.button-text{color:#0c111b!important}',
  '}',
].join('');

/** By this the policy of the page lets these rules, and no others, hold in the mailbox of a demo, which shows mails in a frame. */
export const LETTER_STYLE_SOURCE = `'sha256-${createHash('sha256').update(LETTER_STYLE).digest('base64')}'`;
