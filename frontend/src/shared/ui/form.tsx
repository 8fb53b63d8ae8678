import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';

type FormProps = ComponentProps<'form'>;

/** A form with the styles of Semantic. What it does when it is sent is up to the page: the browser sends nothing. */
export function Form({ className, onSubmit, ...form }: FormProps) {
  const submit: FormProps['onSubmit'] = (event) => {
    event.preventDefault();
    onSubmit?.(event);
  };
  return <form {...form} className={classNames('ui form', className)} onSubmit={submit} />;
}

/** Fields with the styles of a form that are no form: they stand in one, or nothing is sent. */
export function Fields({ className, ...fields }: ComponentProps<'div'>) {
  return <div {...fields} className={classNames('ui form', className)} />;
}
