import type { ExhibitReading, FoundRequirement } from '@covertrail/domain/compliance/exhibit/exhibit-reading';

const MILLION = 1_000_000;
const WORDS: Readonly<Record<number, string>> = { 10: 'ten', 30: 'thirty', 45: 'forty-five', 60: 'sixty' };

/** An amount as it may be printed; written apart from the reader. */
function printed(cents: number): readonly string[] {
  const whole = cents / 100;
  const million = whole % MILLION === 0 ? [`$${whole / MILLION} million`, `$${whole / MILLION}m`] : [];
  return [`$${whole.toLocaleString('en-US')}`, ...million, ...(whole % 1_000 === 0 ? [`$${whole / 1_000}k`] : [])];
}

/** Whether the sentence that a requirement cites has its amount, its forms, its days or its rating, and holds the evidence. */
export function evidenceSays(reading: ExhibitReading, { requirement, sentence, evidence }: FoundRequirement): boolean {
  const span = reading.sentences[sentence];
  if (span === undefined || evidence.from < span.from || evidence.to > span.to || evidence.from >= evidence.to)
    return false;
  const said = reading.text.slice(span.from, span.to).replace(/\s+/g, ' ').toLowerCase();
  const has = (text: string): boolean => said.includes(text.toLowerCase());
  switch (requirement.kind) {
    case 'limit':
      return printed(requirement.atLeast).some(has);
    case 'deductible':
      return printed(requirement.atMost).some(has);
    case 'endorsement':
    case 'aggregate':
      return requirement.forms.every(has);
    case 'notice':
      return has(String(requirement.days)) || has(WORDS[requirement.days] ?? '?');
    case 'rating':
      return has(requirement.strength) && has(requirement.size);
    case 'holder':
      return has(requirement.holder.name);
    default:
      return true;
  }
}
