import type { PolicyAspect } from './policy-aspects.js';

/** What a person typed in place of what was read from a certificate: it comes from the person. Without a part it is the whole aspect. */
export interface TypedPart {
  readonly aspect: PolicyAspect;
  /** The name of one of its values (`aspect-parts.ts`). */
  readonly part?: string;
}
