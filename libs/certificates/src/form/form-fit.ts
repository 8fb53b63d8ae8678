import type { Place } from '../page/box.js';
import { labelCandidates, type LabelCandidate } from './label-search.js';
import { FORM_SIZE, LABELS, type Label, type LabelName } from './labels.js';
import { byMany, byTwo, toForm, type Pair, type PageToForm } from './page-to-form.js';
import type { PageContent } from '../page/page-content.js';

/** A page seen as the form: how its places become places of the form, and which words are labels. */
export interface FormFit {
  readonly toForm: PageToForm;
  readonly labels: ReadonlyMap<LabelName, LabelCandidate>;
  /** Which part of the labels that every edition prints was found where the form has it, 0 to 1. */
  readonly share: number;
  /** The distance from there that nine of ten labels keep, in points of the form. */
  readonly distance: number;
}

/** A label further from its place than this is another text. */
const NEAR = 22;
/** Labels that are found more often say little about where the form lies. */
const OFTEN = 3;
const TURNED_MOST = 0.2;
/** Lines of a page that is turned more than this, as a slope, are looked for along that slope. */
const TURNED = 0.005;
const ROUNDS = 4;

/** Finds the form on a page by the places of its labels; null where too few stand together as on the form. */
export function fitForm(page: PageContent): FormFit | null {
  const straight = labelCandidates(page.words);
  const start = bestStart(anchorsOf(straight), page);
  if (!start) return null;
  const first = refined(straight, start);
  const slope = -first.fit.d / first.fit.e;
  const { fit, labels } = Math.abs(slope) > TURNED ? refined(labelCandidates(page.words, slope), first.fit) : first;
  const needed = LABELS.filter(({ isOptional }) => !isOptional);
  const found = needed.filter(({ name }) => labels.has(name)).length;
  const distances = [...labels.values()].map((candidate) => distanceOf(candidate, fit)).sort((a, b) => a - b);
  const distance = distances[Math.floor(distances.length * 0.9)] ?? NEAR;
  return { toForm: fit, labels, share: found / needed.length, distance };
}

interface Refined {
  readonly fit: PageToForm;
  readonly labels: ReadonlyMap<LabelName, LabelCandidate>;
}

/** Fits the form to the labels that are near their places, and looks again which these are. */
function refined(candidates: readonly LabelCandidate[], start: PageToForm): Refined {
  let fit = start;
  let labels = nearest(candidates, fit);
  for (let round = 0; round < ROUNDS; round += 1) {
    fit = byMany([...labels.values()].map(pairOf)) ?? fit;
    labels = nearest(candidates, fit);
  }
  return { fit, labels };
}

/** Where a label begins: at the left end of the base line of its first word. */
function placeOf({ words: [first], box }: LabelCandidate): Place {
  const { left, bottom, top } = first?.box ?? box;
  return { x: left, y: bottom + (top - bottom) * 0.2 };
}

const pairOf = (candidate: LabelCandidate): Pair => ({ page: placeOf(candidate), form: candidate.label });

function distanceOf(candidate: LabelCandidate, fit: PageToForm): number {
  const { x, y } = toForm(fit, placeOf(candidate));
  return Math.hypot(x - candidate.label.x, y - candidate.label.y);
}

/** Labels by which the form is looked for: those whose words are seldom on the page. */
function anchorsOf(candidates: readonly LabelCandidate[]): readonly LabelCandidate[] {
  const times = new Map<Label, number>();
  for (const { label } of candidates) times.set(label, (times.get(label) ?? 0) + 1);
  return candidates.filter(({ label }) => (times.get(label) ?? 0) <= OFTEN).sort((a, b) => b.label.y - a.label.y);
}

/** Of the fits that two labels give, and of the page as it lies, the one that most labels agree with. */
function bestStart(anchors: readonly LabelCandidate[], { width, height }: PageContent): PageToForm | null {
  const asItLies = { a: FORM_SIZE.width / width, b: 0, c: 0, d: 0, e: FORM_SIZE.height / height, f: 0 };
  const half = Math.floor(anchors.length / 2);
  const pairs = anchors.flatMap((first, at) =>
    [half, Math.floor(half / 2), half - 7].map((step) => [first, anchors[at + step]] as const),
  );
  const fits = pairs.flatMap(([first, second]) => {
    const fit = second && second !== first ? byTwo(pairOf(first), pairOf(second)) : null;
    return fit && fit.a > 0 && Math.abs(fit.d) < fit.a * TURNED_MOST ? [fit] : [];
  });
  let best: { fit: PageToForm; agreed: number } | null = null;
  for (const fit of [asItLies, ...fits]) {
    const agreed = new Set(anchors.filter((anchor) => distanceOf(anchor, fit) < NEAR).map(({ label }) => label)).size;
    if (!best || agreed > best.agreed) best = { fit, agreed };
  }
  return best && best.agreed >= 8 ? best.fit : null;
}

/** Each label by the run of words nearest to its place; a longer wording before a shorter, and no word is of two labels. */
function nearest(candidates: readonly LabelCandidate[], fit: PageToForm): ReadonlyMap<LabelName, LabelCandidate> {
  const near = candidates
    .map((candidate) => ({ candidate, distance: distanceOf(candidate, fit) }))
    .filter(({ distance }) => distance < NEAR)
    .sort((a, b) => a.distance - b.distance || b.candidate.words.length - a.candidate.words.length);
  const labels = new Map<LabelName, LabelCandidate>();
  const taken = new Set<unknown>();
  for (const { candidate } of near) {
    if (labels.has(candidate.label.name) || candidate.words.some((word) => taken.has(word))) continue;
    labels.set(candidate.label.name, candidate);
    candidate.words.forEach((word) => taken.add(word));
  }
  return labels;
}
