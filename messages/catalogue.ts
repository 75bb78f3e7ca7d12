import type { app } from './en/app.ts';
import type { archive } from './en/archive.ts';
import type { beyond } from './en/beyond.ts';
import type { errors } from './en/errors.ts';
import type { events } from './en/events.ts';
import type { further } from './en/further.ts';
import type { inside } from './en/inside.ts';
import type { mail } from './en/mail.ts';
import type { schedule_file } from './en/schedule-file.ts';
import type { terms } from './en/terms.ts';

/**
 * The shape of a catalogue with any text in it: English is the type, the compiler reports missing texts of a language.
 */
export type Translation<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translation<Catalogue[Key]>;
};

/** The type of a file of another language: `export const errors: Errors = {...}`. */
export type Archive = Translation<typeof archive>;
export type Errors = Translation<typeof errors>;
export type Events = Translation<typeof events>;
export type Mail = Translation<typeof mail>;
export type ScheduleFile = Translation<typeof schedule_file>;
export type Terms = Translation<typeof terms>;
/** The browser's catalogue in its chapters: the second and third are loaded after the login, the last on demand. */
export type App = Translation<typeof app>;
export type Inside = Translation<typeof inside>;
export type Beyond = Translation<typeof beyond>;
export type Further = Translation<typeof further>;

type Chapters = typeof app & typeof inside & typeof beyond & typeof further;
/** A part of a chapter: `export const shell: AppPart<'shell'> = {...}`. */
export type AppPart<Part extends keyof Chapters> = Translation<Chapters[Part]>;
