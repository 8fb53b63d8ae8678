import { GRADES, type Grade } from '@covertrail/domain/compliance/coverage';
import type { Choice } from '../ui/select.js';

const NAMES: Readonly<Record<Grade, string>> = { claimed: 'Claimed', seen: 'Form seen' };

/** How well an endorsement is proved, each with what it means where it is chosen. */
export const gradeChoices = (meaning: Readonly<Record<Grade, string>>): readonly Choice[] =>
  GRADES.map((value) => ({ value, text: NAMES[value], description: meaning[value] }));
