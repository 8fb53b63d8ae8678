import type { PackedFinding, PackedVerdict } from '@covertrail/platform/evidence-pack/pack-format';
import { outcomeWord, REQUIREMENT_WORDS } from '@covertrail/wording/status-display/outcome-word';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { findingSources } from '@covertrail/domain/tracking/tracking-sources';
import type { Names } from '@covertrail/wording/text/event-wording';
import { plain } from '@covertrail/wording/text/sentence-parts';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';
import { findingTexts, type Cites } from '../verdict/verdict-findings.js';
import type { VerdictSpan } from './pack-spans.js';

/** What the verdicts of a pack are worded with. */
export interface VerdictWords {
  readonly cites: Cites;
  readonly names: Names;
  readonly history: LoadedHistory;
}

/** The verdict of some days in words, as its reader may see it. */
export function packedVerdict({ from, to, assessed, inputs }: VerdictSpan, words: VerdictWords): PackedVerdict {
  if (!assessed || !inputs) return { from, to, outcome: 'Not known yet', template: null, findings: [] };
  const { version, assessment } = assessed;
  const sources = findingSources(inputs, assessment.findings, from);
  const name = inputs.templates.get(version.templateId)?.name ?? '';
  return {
    from,
    to,
    outcome: inputs.incomplete ? REQUIREMENT_WORDS.unknown : outcomeWord(assessment.outcome),
    template: `${name}, version ${version.version}`,
    findings: findingTexts(assessment.findings, { ...words, today: from, sources }).map(packedFinding),
  };
}

const packedFinding = (text: FindingText): PackedFinding => ({
  title: text.title,
  outcome: REQUIREMENT_WORDS[text.outcome],
  required: text.requiredText,
  available: text.availableText,
  sentence: plain(text.sentence),
  further: [text.sourceText, text.proofText, text.decisionText, text.exceptionText].filter(
    (said) => said !== undefined,
  ),
  cites: text.cites.map(({ id, on, recordedAt, sentence }) => ({ id, on, recordedAt, sentence: plain(sentence) })),
});
