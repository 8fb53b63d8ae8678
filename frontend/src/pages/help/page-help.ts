import type { Capability } from '@covertrail/domain/rights/capabilities';
import type { Page } from '../page.js';
import type { GLOSSARY } from './glossary.generated.js';

/** A word of `docs/glossary.md`, as its table has it. */
export type GlossaryWord = keyof typeof GLOSSARY;

/** Something that one does on a page, for those who may. */
interface HelpAct {
  readonly does: string;
  /** Everybody who reads the page where it is left out. */
  readonly needs?: Capability;
}

/** What a person reads about the page that is open [B08]. It is loaded when the help opens. */
export interface PageHelp {
  /** The question that the page answers. */
  readonly question: string;
  /** Its main acts. */
  readonly acts: readonly HelpAct[];
  /** Words on the page that have a meaning in insurance or in this product. */
  readonly words: readonly GlossaryWord[];
}

/** The help of the pages of a table: a page without help does not compile. */
export type HelpOf<Pages extends Readonly<Record<string, Page>>> = Readonly<Record<keyof Pages, PageHelp>>;
