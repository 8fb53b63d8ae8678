import type {
  EndorsementRequirement,
  LineRequirements,
  Requirements,
} from '@covertrail/domain/compliance/requirements';
import { withUnderlying } from '@covertrail/domain/compliance/usual-underlying';
import { ENDORSEMENT_NAMES, LIMIT_SHORT_NAMES, LINE_NAMES } from '../insurance/labels.js';
import { upperFirst } from '../text/first-letter.js';
import { limitText, lineTermTexts, sharedTexts } from './requirement-texts.js';

interface Term {
  readonly label: string;
  readonly text: string;
}
interface Line {
  readonly line: LineRequirements['line'];
  readonly name: string;
  readonly terms: readonly Term[];
}

/** What is asked of each line, for whoever is to answer and may know nothing of the product [D13]. */
export const askedLines = ({ lines, region }: Requirements): readonly Line[] =>
  lines.map((line) => ({
    line: line.line,
    name: LINE_NAMES[line.line],
    terms: termsOf(withUnderlying(line, lines), region),
  }));

/** What is asked of all lines together. */
export const askedOfAll = (requirements: Requirements): readonly Term[] =>
  Object.entries(sharedTexts(requirements)).map(([label, text]) => ({ label, text: String(text) }));

const termsOf = (required: LineRequirements, region: Requirements['region']): readonly Term[] => [
  ...required.limits.map((limit) => ({
    label: upperFirst(LIMIT_SHORT_NAMES[limit.limit]),
    text: `at least ${limitText(required.line, limit, region)}`,
  })),
  ...required.endorsements.map(({ code, grade }) => ({ label: ENDORSEMENT_NAMES[code], text: ASKED_AS[grade] })),
  ...lineTermTexts({ ...required, endorsements: [] }, region).map(([label, text]) => ({
    label: upperFirst(label),
    text,
  })),
];

const ASKED_AS: Readonly<Record<EndorsementRequirement['grade'], string>> = {
  seen: 'required, with a copy of the form',
  claimed: 'required, as the certificate states or the form shows',
};
