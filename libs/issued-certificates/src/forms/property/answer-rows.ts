import type { PropertyAnswer } from '../../content/property-answers.js';
import type { Pen } from '../../pdf/pen.js';
import { drawLabel, drawTick, drawValue } from '../cells.js';
import { EDGES } from '../sheet.js';

const ANSWERS = ['YES', 'NO', 'N/A'] as const;
const ANSWER_LEFT = 190;

/** The questions of evidence of commercial property: each has a box for each answer. */
export function drawAnswers(pen: Pen, answers: readonly PropertyAnswer[], top: number, bottom: number): void {
  const row = (top - bottom) / answers.length;
  pen.frame({ ...EDGES, top, bottom });
  for (const [at, { label, answer, words }] of answers.entries()) {
    const line = top - at * row;
    const base = line - row / 2 - 2;
    if (at > 0) pen.line(EDGES.left, line, EDGES.right, line, 0.35);
    pen.part('Sect', () => {
      pen.part('P', () => drawLabel(pen, label, EDGES.left + 4, base));
      for (const [column, choice] of ANSWERS.entries())
        drawTick(pen, [choice], ANSWER_LEFT + column * 50, base, choice === answer);
      const area = { left: 340, right: EDGES.right, top: line, bottom: line - row };
      if (words !== '') pen.part('P', () => drawValue(pen, words, area, { from: 'middle', size: 7.4, least: 4 }));
    });
  }
}
