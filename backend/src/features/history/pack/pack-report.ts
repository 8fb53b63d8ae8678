import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '@covertrail/domain/kernel/dates';
import type {
  PackAbout,
  PackedDocument,
  PackedEvent,
  PackedVerdict,
  PackedVerdicts,
} from '@covertrail/platform/evidence-pack/pack-format';
import { dayText } from '@covertrail/wording/text/day-text';
import { ReportPages } from './pack-report-pages.js';

interface ReportParts {
  readonly about: PackAbout;
  readonly verdicts: PackedVerdicts;
  readonly documents: readonly PackedDocument[];
  readonly events: readonly Pick<PackedEvent, 'index' | 'recordedAt' | 'sentence' | 'actor' | 'company' | 'stored'>[];
  /** The name and id of the key that signs. */
  readonly key: string;
}

const HEAD = { size: 13, bold: true, above: 14 } as const;
const SMALL = { size: 9, indent: 12 } as const;

/** The pack as a report for people: what its data says, in words. Others have their turns between its parts. */
export async function packReport({ about, verdicts, documents, events, key }: ReportParts): Promise<Uint8Array> {
  const title = `Evidence pack: ${about.supplier}, ${about.project}`;
  const pages = await ReportPages.begin(title, new Date(about.madeAt));
  pages.write(title, { size: 17, bold: true });
  pages.write(`${dayText(about.from)} to ${dayText(about.to)}, days in ${about.timeZone}.`);
  pages.write(`Made for ${about.madeFor}, ${about.madeAt}. Key: ${key}`);
  pages.write(
    'This report is a reading of the data beside it. Open verify.html to see whether anything was changed, added or left out.',
  );
  if (about.masked)
    pages.write(`Policy numbers are masked; ${about.documentsLeftOut} documents that show them were left out.`);
  await writeVerdicts(pages, 'What was true, as known when the pack was made', verdicts.asTrue);
  await writeVerdicts(pages, 'What was known, by the end of each day', verdicts.asKnown);
  pages.write('Documents', HEAD);
  if (documents.length === 0) pages.write('None.');
  for (const { path, version, attachedAt, sha256 } of documents) {
    pages.write(`${path}, version ${version}, attached ${attachedAt}`, { above: 3 });
    pages.write(`SHA-256 ${sha256}`, SMALL);
  }
  pages.write('Events', HEAD);
  for (const { index, recordedAt, sentence, actor, company, stored } of events) {
    pages.write(`${index + 1}. ${sentence}`, { above: 3 });
    pages.write(`${recordedAt}, ${actor}, ${company}; ${stored ? 'word for word' : 'parts masked'}`, SMALL);
    await nextTurn();
  }
  return pages.bytes();
}

async function writeVerdicts(pages: ReportPages, title: string, verdicts: readonly PackedVerdict[]): Promise<void> {
  pages.write(title, HEAD);
  for (const { from, to, outcome, template, findings } of verdicts) {
    const last = addDays(to, -1);
    const days = from === last ? dayText(from) : `${dayText(from)} to ${dayText(last)}`;
    pages.write(`${days}: ${outcome}${template ? ` (${template})` : ''}`, { bold: true, above: 6 });
    for (const finding of findings) {
      pages.write(`${finding.outcome}: ${finding.title}. ${finding.sentence}`, { indent: 12, above: 3 });
      for (const { on, sentence } of finding.cites) pages.write(`${dayText(on)}: ${sentence}`, { size: 9, indent: 24 });
    }
    await nextTurn();
  }
}
