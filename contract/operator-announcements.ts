import { z } from 'zod';
import { after_record, byId, operatorCall, operatorList } from './operator.ts';
import { givenInstant, id, instant, requiredText, text } from './values.ts';

const words = text(500);
const announcementTexts = {
  de: words,
  en: words,
  es: words,
  fr: words,
  he: words,
  it: words,
  pt: words,
};
const announcement_kinds = ['info', 'warning'] as const;

const announcement = z.object({
  id,
  kind: z.enum(announcement_kinds),
  texts: z.object(announcementTexts).partial(),
  starts_at: instant,
  ends_at: instant.nullable().meta({ description: 'Null: until it is taken away.' }),
  created_at: instant,
});
export type OperatorAnnouncement = z.infer<typeof announcement>;

const givenAnnouncement = z
  .strictObject({
    kind: z.enum(announcement_kinds, 'not_an_option').default('info'),
    texts: z
      .strictObject({ ...announcementTexts, en: requiredText(500) })
      .partial()
      .required({ en: true })
      .meta({ description: 'English stands for what is missing; an empty text is a missing one.' }),
    starts_at: givenInstant.optional().meta({ description: 'Now, unless told.' }),
    ends_at: givenInstant.nullable().default(null),
  })
  .refine(
    ({ starts_at, ends_at }) =>
      starts_at === undefined || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at),
    { path: ['ends_at'], message: 'end_before_start' },
  );

export const listAnnouncements = operatorList({
  path: 'admin/announcements',
  summary: 'All announcements, also those to come and those that are over; the newest first',
  item: announcement,
  filters: {},
  cursor: after_record,
});

export const createAnnouncement = operatorCall({
  method: 'POST',
  path: 'admin/announcements',
  summary: 'Announce something to everybody who is signed in',
  status: 201,
  body: givenAnnouncement,
  answer: announcement,
});

export const changeAnnouncement = operatorCall({
  method: 'PUT',
  path: 'admin/announcements/{id}',
  summary: 'Put an announcement anew',
  params: byId,
  body: givenAnnouncement,
  answer: announcement,
});

export const deleteAnnouncement = operatorCall({
  method: 'DELETE',
  path: 'admin/announcements/{id}',
  summary: 'Take an announcement away',
  params: byId,
  answer: null,
});
