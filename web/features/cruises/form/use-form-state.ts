import { shallow } from '@tanstack/react-store';
import { useFormState as useStateOf } from '#web/lib/forms/use-record-form.ts';
import type { Field } from '../fields.ts';
import { type FieldState, fieldStateOf, type FormState, type FormStore } from './form-store.ts';

/** A part of the form's state; a component renders again when it is another value or object. */
export function useFormState<Part>(form: FormStore, select: (state: FormState) => Part): Part {
  return useStateOf(form, select);
}

/** The state of one field. */
export function useFieldState(form: FormStore, field: Field): FieldState {
  return useStateOf(form, (state) => fieldStateOf(field, state), shallow);
}
