import { classNames } from './class-names.js';

interface BoxProps {
  /** The label belongs to it by this. */
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange?: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
  /** Where the label alone says too little without what stands around it. */
  readonly 'aria-label'?: string;
}

/** A box with the styles of Semantic. `toggle` draws it as a switch. */
export const Checkbox = ({ toggle = false, ...box }: BoxProps & { readonly toggle?: boolean }) => (
  <Box type="checkbox" shape={toggle ? 'toggle' : ''} {...box} />
);

/** One of those that have the same name, with the styles of Semantic. */
export const Radio = (box: BoxProps & { readonly name: string; readonly value?: string }) => (
  <Box type="radio" shape="radio" {...box} />
);

interface DrawnProps extends BoxProps {
  readonly type: 'checkbox' | 'radio';
  readonly shape: '' | 'toggle' | 'radio';
  readonly name?: string;
  readonly value?: string;
}

function Box({ shape, id, label, onChange, className, ...input }: DrawnProps) {
  const { checked, disabled } = input;
  return (
    <div className={classNames('ui', { checked, disabled }, shape, 'checkbox', className)}>
      <input {...input} id={id} onChange={(event) => onChange?.(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
