import { certificateHolder } from '@covertrail/domain/fields/holder-fields';
import type { CertificateHolder, HolderAddress } from '@covertrail/domain/insurance/terms/certificate-holder';
import type { Scope } from './scope.js';
import { stated, type Statement } from './statement.js';

const LABEL =
  /\bcertificate\s+holder(?:\s+(?:name\s+and\s+address|(?:shall|must|will|is\s+to|should)\s+(?:be|read|state|appear)(?:\s+(?:as\s+follows|listed\s+as|shown\s+as|as))*|is|as\s+follows|on\s+(?:all\s+|the\s+)?certificates?\s+(?:shall|must)\s+be))*\s*[:,-]?\s*/i;
const NAMED_AS =
  /\b(?:issued\s+to|addressed\s+to|list(?:ing)?|nam(?:e|ing)|show(?:ing)?)\s+(?<party>[A-Z][^:;]{3,200}?),?\s+as\s+(?:the\s+)?certificate\s+holder\b/;
const ADDRESS =
  /^(?<name>.{2,120}?)(?:\s*,\s*|\s{2,}|\s+(?=\d+\s)|\s*\n\s*)(?<street>\d+[^,\n]{3,60}?|P\.?O\.?\s+Box\s+\d+)(?:\s*[,\n]\s*(?<suite>(?:Suite|Ste\.?|Floor|Fl\.?|Unit|#|Room|\d+(?:st|nd|rd|th)\s+Floor)[^,\n]{0,30}))?\s*[,\n]\s*(?<city>[A-Z][A-Za-z .'-]{1,40}?)\s*,?\s+(?<state>[A-Z]{2})\.?\s+(?<code>\d{5}(?:-\d{4})?)/;
const NAME_ALONE =
  /^(?<name>[A-Z][^,;:\n]{2,100}?(?:,?\s+(?:Inc|LLC|LLP|L\.P|LP|Ltd|Corp|Corporation|Company|Trust|University|Authority|District)\b\.?)|(?:City|County|Town|University|State)\s+of\s+[A-Z][\w ]{2,40})/;

/** Whom certificates must name as holder. `lines`: the sentence with its line breaks, by which an address is parted. */
export function readHolder({ plain, sentence }: Scope, lines: string): readonly Statement[] {
  if (!/\bcertificate\s+holder/i.test(plain)) return [];
  const named = NAMED_AS.exec(plain);
  const label = LABEL.exec(plain);
  const from = named?.groups
    ? named.index + named[0].indexOf(named.groups['party'] ?? '')
    : label === null
      ? 0
      : label.index + label[0].length;
  const to = named?.groups ? from + (named.groups['party'] ?? '').length : sentence.plain.length;
  const holder = holderIn(lines.slice(from, to));
  if (holder === null) return [];
  const end = from + holder.length;
  return [stated({ kind: 'holder', holder: holder.holder }, { from, to: Math.min(end, to) })];
}

interface Read {
  readonly holder: CertificateHolder;
  readonly length: number;
}

/** By its lines first, as on an envelope; a sentence that a page broke has its breaks anywhere. */
function holderIn(text: string): Read | null {
  const full = ADDRESS.exec(text) ?? ADDRESS.exec(text.replaceAll('\n', ' '));
  const address = full?.groups && addressOf(full.groups);
  const holder = address ? { name: tidy(full.groups?.['name']), address } : null;
  if (full && holder && certificateHolder.check(holder) === null) return { holder, length: full[0].length };
  const alone = NAME_ALONE.exec(text);
  const only = alone?.groups ? { name: tidy(alone.groups['name']), address: null } : null;
  return alone && only && certificateHolder.check(only) === null ? { holder: only, length: alone[0].length } : null;
}

const tidy = (text = ''): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[,\s]+$/, '')
    .replace(/(?<!\b(?:Inc|Corp|Co|Ltd|L\.P|Ave|St|Blvd|Rd))\.$/, '');

const addressOf = (parts: Readonly<Record<string, string | undefined>>): HolderAddress => ({
  address1: tidy(parts['street']),
  address2: tidy(parts['suite']),
  city: tidy(parts['city']),
  state: tidy(parts['state']),
  postalCode: tidy(parts['code']),
});
