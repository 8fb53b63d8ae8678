import type { DrawnWord } from './drawn-word.js';

const TICKS = /^[✓✔✕✖✗✘☑☒■●⬛⨯×]$/u;
/** Ticks, crosses, filled boxes and dots as fonts of signs number them. */
const OF_SIGN_FONTS = /^[34568ln\u00fb-\u00fe✓✔✕✖✗✘☑☒■●]$/u;

/** A sign that is a tick; the letter X, which may be a word too, is none here. */
export const isTickSign = ({ text, isSign }: DrawnWord): boolean => (isSign ? OF_SIGN_FONTS : TICKS).test(text);
