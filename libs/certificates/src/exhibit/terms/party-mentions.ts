const WORD = String.raw`[A-Z][\w'&.-]*`;
const SUFFIX = String.raw`(?:,?\s+(?:Inc|LLC|L\.L\.C|LLP|L\.P|LP|Ltd|Corp|Corporation|Company|Co|PLLC|Trust|University|Authority|District|Partners|Partnership)\b\.?(?:,?\s+(?:Inc|LLC|LLP|L\.P|LP|Ltd)\b\.?)?)`;
const PARTY = new RegExp(
  String.raw`${WORD}(?:\s+(?:of|and|&|the)?\s*${WORD}){0,5}?${SUFFIX}|\b(?:City|County|Town|State|University)\s+of\s+${WORD}(?:\s+${WORD})?`,
  'g',
);
const ROLE = /^(?:the\s+)?(?:Owner|Contractor|Insurance|Company|Insurer)\b[\s,]*(?:and\s+)?/;

/** The parties that a plain text names by a company's name, without those it names by their role only. */
export const partiesIn = (plain: string): readonly string[] => [
  ...new Set(
    [...plain.matchAll(PARTY)].map(([name]) => name.replace(ROLE, '').trim()).filter((name) => /\s/.test(name)),
  ),
];
