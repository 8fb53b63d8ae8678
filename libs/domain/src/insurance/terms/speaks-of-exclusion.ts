/** Words with which a certificate or a policy takes cover away [C09]. */
const TAKES_AWAY =
  /\bexclu(?:d|sion)|\bnot (?:be )?(?:covered|insured)\b|\bno (?:coverage|cover|insurance)\b|\b(?:does|do|shall|will) not (?:apply|cover|include)\b/i;

/** Whether a text may exclude something; a person reads what it means. */
export const speaksOfExclusion = (text: string): boolean => TAKES_AWAY.test(text);
