import type { Module } from './module.js';

/** The parts of the glossary: words of event sourcing stand on the operator's page. */
const OF_PAGES = ['Insurance', 'Event sourcing', 'This product'];
const ROW = /^\| (.+?) \| (.+) \|$/;
const HEAD = '// Generated from docs/glossary.md (`npm run generate`): edit that.\n';

/** The words of the glossary that stand on pages, each with its meaning as plain text: what the help of a page shows. */
export const glossaryModule = (glossary: string): Module => ({
  path: 'frontend/src/pages/help/glossary.generated.ts',
  text: () => `${HEAD}export const GLOSSARY = ${JSON.stringify(meaningsIn(glossary), null, 2)} as const;\n`,
});

function meaningsIn(glossary: string): Readonly<Record<string, string>> {
  const parts = glossary.split(/^## /m).filter((part) => OF_PAGES.some((title) => part.startsWith(`${title}\n`)));
  if (parts.length !== OF_PAGES.length) throw new Error(`docs/glossary.md has no part ${OF_PAGES.join(' or ')}`);
  const rows = parts.flatMap((part) => part.split('\n').slice(1)).map((line) => ROW.exec(line));
  const entries = rows.flatMap((row) => (row ? [[plain(row[1]!), plain(row[2]!)] as const] : []));
  return Object.fromEntries(entries.filter(([word]) => word !== 'word' && !word.startsWith('---')));
}

/** Without the marks of emphasis and of code. */
const plain = (text: string): string => text.replace(/[*`]/g, '').trim();
