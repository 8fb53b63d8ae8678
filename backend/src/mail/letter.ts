import { asQuotation } from './typed-text.js';

/** An address to follow: the sentence before it, what its button says, and the address itself, which may have a secret behind its `#`. */
export interface LetterLink {
  /** Without a mark at its end: `Answer or decline`. The text part puts a colon and the address behind it. */
  readonly lead: string;
  /** As short as a button: `See the request`. */
  readonly label: string;
  readonly url: string;
}

/** One step of a plan, under its number in the whole plan. */
export interface LetterStep {
  readonly number: number;
  readonly text: string;
}

/** A part of a mail: sentences of ours, facts by name, steps, what a person wrote, or a further link. */
export type LetterPart =
  | string
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly steps: readonly LetterStep[] }
  | { readonly lead: string; readonly quotation: readonly string[] }
  | LetterLink;

/** What a mail says, in no form yet: `writtenLetter` makes its text and its HTML of it. Names that people typed stand in quotes already. */
export interface Letter {
  readonly subject: string;
  /** What stands before the main link. */
  readonly parts: readonly LetterPart[];
  /** What the mail is for: its button. */
  readonly main?: LetterLink;
  /** What stands behind the main link. */
  readonly after?: readonly LetterPart[];
  /** Why this person has this mail, after `because`, without a mark at its end: `you asked to join “Granite Peak”`. */
  readonly because: string;
}

/** A mail as it is written to its reader: what both parts say, in their order. */
export interface WholeLetter extends Pick<Letter, 'subject' | 'main'> {
  readonly greeting: string;
  readonly parts: readonly LetterPart[];
  readonly after: readonly LetterPart[];
  /** To whom and why it was sent, and whether answers are read. */
  readonly footer: string;
  readonly unsubscribeUrl: string | null;
}

/** What a person wrote with a request, or nothing where there is no word. */
export const theirWords = (lead: string, message: string): readonly LetterPart[] =>
  message.trim() === '' ? [] : [{ lead, quotation: asQuotation(message) }];

/** Steps of a plan as an order holds them: a line for each, `3. Raise the limit.` */
export const numberedSteps = (lines: string): LetterPart => ({
  steps: lines.split('\n').map((line, index) => {
    const [, number, text] = /^(\d+)\. (.*)$/.exec(line) ?? [];
    return { number: Number(number ?? index + 1), text: text ?? line };
  }),
});
