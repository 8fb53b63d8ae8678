const VISIBLE = 5;
const COVER = '•';

/** A policy number for a reader who may see only its last five characters [C15]: `••••88120`. */
export function maskPolicyNumber(number: string): string {
  const hidden = Math.max(0, number.length - VISIBLE);
  return COVER.repeat(hidden) + number.slice(hidden);
}
