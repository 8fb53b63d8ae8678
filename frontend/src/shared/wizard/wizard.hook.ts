import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reachOf, type WizardSteps } from './wizard-step.js';

/** In the address; absent on the first step. */
const STEP = 'step';

/**
 * Which step is open, by the address: a step can be linked, and Back of the browser leads to the one before. A link to a step that
 * cannot be opened yet leads to the first one that is not complete.
 */
export function useWizard<Work>(steps: WizardSteps<Work>, work: Work) {
  const [params, setParams] = useSearchParams();
  const [refused, setRefused] = useState<string | null>(null);
  const reach = reachOf(steps, work);
  const named = Math.max(
    0,
    steps.findIndex(({ key }) => key === params.get(STEP)),
  );
  // Read once: a step that is open stays open, even when an earlier one becomes incomplete meanwhile.
  const [allowed, setAllowed] = useState(reach);
  if (reach > allowed) setAllowed(reach);
  const at = Math.min(named, allowed);
  const step = steps[at] ?? steps[0];
  const problem = step.wrong?.(work) ?? null;
  const open = (key: string) => {
    setRefused(null);
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (key === steps[0].key) next.delete(STEP);
      else next.set(STEP, key);
      return next;
    });
  };
  /** The first step that is not complete, where it is not the open one: the last button leads there. */
  const incomplete = steps.find((each) => (each.wrong?.(work) ?? null) !== null) ?? null;
  return {
    at,
    step,
    reach,
    open,
    incomplete,
    problem: refused === step.key ? problem : null,
    /** Does it if the step is complete; otherwise its problem is shown, and its field has the focus. */
    ifComplete(act: () => void) {
      if (problem === null) return act();
      setRefused(step.key);
      if (problem.fieldId) document.getElementById(problem.fieldId)?.focus();
    },
  };
}

/** The title of a step takes the focus when the step opens: a second Enter must not press the next button, which in the end sends. */
export function useFocusOnStep(key: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [key]);
  return title;
}
