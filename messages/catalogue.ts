import type { app } from './en/app.ts';
import type { errors } from './en/errors.ts';
import type { mail } from './en/mail.ts';
import type { terms } from './en/terms.ts';

/** The shape of a catalogue with any text in it: English is the type, the compiler names what a language lacks. */
export type Translated<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translated<Catalogue[Key]>;
};

/** What a file of another language must hold: `export const errors: Errors = {...}`. */
export type Errors = Translated<typeof errors>;
export type Mail = Translated<typeof mail>;
export type Terms = Translated<typeof terms>;
/** The browser's whole catalogue; its parts are typed as `AppPart<'shell'>`. */
export type App = Translated<typeof app>;
export type AppPart<Part extends keyof typeof app> = Translated<(typeof app)[Part]>;
