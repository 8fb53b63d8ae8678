import { GRADES, type Grade } from '@covertrail/domain/insurance/coverage';
import type { Choice } from '../ui/choice.js';

const NAMES: Readonly<Record<Grade, string>> = { claimed: 'Claimed', seen: 'Form seen' };

/** The proof of an endorsement, with an explanation for each choice. */
export const gradeChoices = (meaning: Readonly<Record<Grade, string>>): readonly Choice[] =>
  GRADES.map((value) => ({ value, text: NAMES[value], description: meaning[value] }));
