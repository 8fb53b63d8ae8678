import type { OpenReason } from '@covertrail/domain/compliance/exhibit/exhibit-reading';

/** Words that look like a condition or a negation and change nothing of what is asked. */
const HARMLESS: readonly RegExp[] = [
  /\bto\s+the\s+(?:fullest\s+|maximum\s+|greatest\s+)?extent\s+(?:permitted|allowed)(?:\s+by\s+(?:applicable\s+)?law)?/gi,
  /\b(?:where|as|if|when)\s+(?:permitted|allowed|required)\s+by\s+(?:applicable\s+|written\s+|state\s+)?(?:law|contract|statute)/gi,
  /\bif\s+any\b/gi,
  /\bunless\s+otherwise\s+(?:approved|agreed|required|specified|stated|directed)[^.,;]*/gi,
  /\b(?:state|jurisdiction|location|place|premises|county|province)s?\s+(?:in\s+which|where|wherein)\b[^.,;]*/gi,
  /\b(?:if|when|where|in\s+the\s+event\s+of|in\s+case\s+of|in\s+the\s+event)\s+(?:[\w-]+\s+){0,7}(?:cancel+|non-?\s?renew|non-?\s?payment|lapse|expir)[^.;)]*/gi,
  /\bnot\s+(?:be\s+)?(?:less|limited|lower|contribut|exceed|later|fewer)\w*/gi,
];

const without = (plain: string): string =>
  HARMLESS.reduce((text, phrase) => text.replace(phrase, (words) => ' '.repeat(words.length)), plain);

const OTHER_PARTY = [
  /\b(?:owner|landlord|lessor|client|city|county|university|district|company|customer|developer)\s+(?:shall|will|must|may|agrees\s+to)\s+(?:[\w-]+\s+){0,3}?(?:maintain|carry|procure|provide|obtain|purchase|keep)\b/i,
  /\b(?:require|cause)s?\b[^.;]{0,50}\bsub-?(?:contractor|consultant|tier|vendor)s?\b/i,
  /\b(?:each|every|any|such|lower-tier)\s+sub-?(?:contractor|consultant|vendor)\b[^.;]{0,60}\b(?:shall|must|will)\b/i,
  /\bsub-?(?:contractors|consultants|vendors)\b[^.;]{0,60}\b(?:shall|must|will)\b/i,
];

const NEGATION = [
  /\bnot\s+(?:be\s+)?(?:required|necessary|applicable|needed)\b/i,
  /\bno\s+(?:[\w'&/-]+\s+){0,8}?(?:is|are|shall\s+be|will\s+be)\s+(?:\w+\s+)?(?:required|needed|necessary)\b/i,
  /\b(?:need|does|do|shall|will|must)\s+not\s+(?:be\s+required\s+to\s+|need\s+to\s+|have\s+to\s+)?(?:carry|maintain|require|provide|obtain|procure|name|include)\b/i,
  /\brequirements?\b[^.;]{0,80}\b(?:is|are)\s+(?:hereby\s+)?(?:waived|deleted)\b/i,
  /\b(?:N\/A|none\s+required|is\s+exempt|are\s+exempt|exempt\s+from|intentionally\s+(?:omitted|deleted)|in\s+lieu\s+of|instead\s+of)\b/i,
];

const CONDITION = [
  /\b(?:if|when|whenever|wherever|unless|provided\s+that|in\s+the\s+event|to\s+the\s+extent|as\s+applicable|depending)\b/i,
  /\bwhere\b/i,
  /\bshould\s+(?:the\s+)?(?:[a-z-]+\s+){0,2}(?:be|use|perform|involve|include|require|engage|employ|handle|operate)\b/i,
  /\bfor\s+(?:any\s+|all\s+)?(?:contracts?|projects?|work|agreements?|services|operations)\s+(?:over|above|exceeding|valued|in\s+excess|involving|that|requiring)\b/i,
  /\bin\s+(?:any|those|such)\s+cases?\b/i,
  /\b(?:contractors?|vendors?|suppliers?|consultants?|tenants?|parties)\s+(?:who|that|performing|providing|using|handling)\b/i,
  /\b(?:at|in)\s+(?:the\s+)?(?:[\w']+\s+){0,2}(?:option|election|discretion)\b/i,
  /\bmay\s+(?:also\s+)?(?:require|elect|request|purchase|carry|increase|ask)\b/i,
  /\b(?:recommended|encouraged|suggested|optional|preferred|for\s+example|e\.g\.)/i,
];

/** Why a sentence asks nothing plainly of the one who signs; null where it asks plainly. */
export function reservationOf(plain: string): Extract<OpenReason, 'condition' | 'negation' | 'otherParty'> | null {
  const text = without(plain);
  if (NEGATION.some((pattern) => pattern.test(text))) return 'negation';
  if (OTHER_PARTY.some((pattern) => pattern.test(text))) return 'otherParty';
  return CONDITION.some((pattern) => pattern.test(text)) ? 'condition' : null;
}
