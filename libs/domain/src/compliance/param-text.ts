import { dayText } from '../kernel/day-text.js';
import { moneyText } from '../kernel/money.js';
import type { Finding, Params } from './finding.js';
import { ENDORSEMENT_NAMES, isEndorsementCode, isLimitCode, LIMIT_SHORT_NAMES, LINE_NAMES } from './labels.js';

type Param = Params[string] | undefined;

/** Parameters of findings as words: a parameter that is missing reads as nothing, never as `undefined`. */
export const said = (value: Param): string => String(value ?? '');
export const money = (value: Param): string => moneyText(Number(value ?? 0));
export const day = (value: Param): string => dayText(said(value));
export const lineOf = ({ line }: Finding): string => LINE_NAMES[line].toLowerCase();

/** `each occurrence limit`, `general aggregate`: what follows "the". */
export function limitIn({ limit }: Params): string {
  if (!isLimitCode(limit)) return 'limit';
  const name = LIMIT_SHORT_NAMES[limit];
  return /(aggregate|limit)$/.test(name) ? name : `${name} limit`;
}

export const endorsementIn = (params: Params): string =>
  isEndorsementCode(params.endorsement) ? lowerFirst(ENDORSEMENT_NAMES[params.endorsement]) : 'endorsement';
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const rated = ({ strength, size }: Params): string => [said(strength), said(size)].filter(Boolean).join(' ');
export const asked = ({ requiredStrength, requiredSize }: Params): string => `${said(requiredStrength)} ${said(requiredSize)}`;
