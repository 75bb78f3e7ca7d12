import { shallow, useSelector } from '@tanstack/react-store';
import type { Field } from './fields.ts';
import { type FieldState, fieldStateOf, type FormState, type FormStore } from './form-store.ts';

/** A part of the form's state; a component renders again when it is another value or object. */
export function useFormState<Part>({ store }: FormStore, select: (state: FormState) => Part): Part {
  return useSelector(store, select);
}

/** The state of one field. */
export function useFieldState({ store }: FormStore, field: Field): FieldState {
  return useSelector(store, (state) => fieldStateOf(field, state), { compare: shallow });
}
