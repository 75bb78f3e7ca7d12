import { z } from 'zod';
import { share_levels } from '#domain/share-levels.ts';
import { listedCruise } from './cruise-list.ts';
import { cruise } from './cruises.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, email, id, instant, listOf, text } from './values.ts';

/* Shares: all cruises of an account, or one. */

const level = z.enum(share_levels, 'not_an_option');

export const share = z.object({
  id,
  user_email: z.string().meta({ description: 'To whom it is given.' }),
  share_level: level,
  state: z.enum(['pending', 'accepted']),
  date_added: instant,
  cruise_id: id.nullable().meta({ description: 'Null: all cruises, also those to come.' }),
});
export type Share = z.infer<typeof share>;

/** The name of a cruise in a list. */
const named = {
  ship_name: z.string().nullable(),
  start_date: calendarDay.nullable(),
  end_date: calendarDay.nullable(),
};

export const givenShare = share.extend(named);
export type GivenShare = z.infer<typeof givenShare>;

/** What every level shows, and therefore also an invitation; typed names that look like an address are left out. */
const offeredVoyage = z.object({
  cruise_line: z.string().nullable(),
  start_port: z.string().nullable(),
  end_port: z.string().nullable(),
  start_port_code: z.string().nullable(),
  end_port_code: z.string().nullable(),
  livery: cruise.shape.livery,
  course: listedCruise.shape.course,
});
export type OfferedVoyage = z.infer<typeof offeredVoyage>;

export const receivedShare = share.extend({
  ...named,
  owner_name: z.string(),
  voyage: offeredVoyage.nullable().meta({
    description:
      'The voyage that names an invitation; null for one without, and for a share that was accepted.',
  }),
});
export type ReceivedShare = z.infer<typeof receivedShare>;

const invitation = {
  link: z.url().nullable().meta({
    description: 'The link of the invitation, to pass on by hand. Null where the server mails it.',
  }),
};

export const invitedShare = givenShare.extend(invitation);
export type InvitedShare = z.infer<typeof invitedShare>;

/** The owners are not named: the account may be that of a stranger, who signed up with the address. */
export const unopened = z.int().meta({
  description: 'How many invitations wait for your address that only their link opens.',
});

const newShare = z.strictObject({ email, share_level: level });

export const readSharing = endpoint({
  method: 'GET',
  path: 'user/sharing',
  tag: 'Sharing',
  summary:
    'The shares that you gave and received; one of all cruises that is pending is named by the next one',
  answer: z.object({
    given: z.array(givenShare),
    received: z.array(receivedShare),
    unopened,
  }),
});
export type Sharing = z.infer<typeof readSharing.answer>;

export const shareAll = endpoint({
  method: 'POST',
  path: 'user/sharing',
  tag: 'Sharing',
  summary: 'Share all your cruises with an address; 409 for one that has such a share',
  status: 201,
  body: newShare,
  answer: invitedShare,
  errors: ['plan_required', 'conflict', 'too_many_requests'],
});

/** The receiver accepts; the owner changes the level. A body does one of the two. */
export const changeShare = endpoint({
  method: 'PATCH',
  path: 'user/sharing/{id}',
  tag: 'Sharing',
  summary: 'Accept a share that you received, or change the level of one that you gave',
  params: z.object({ id }),
  body: z.union([z.strictObject({ state: z.literal('accepted') }), z.strictObject({ share_level: level })]),
  answer: share,
});

export const openInvitation = endpoint({
  method: 'POST',
  path: 'user/sharing/{id}/open',
  tag: 'Sharing',
  summary:
    'Open an invitation with the token of its link, so that it can be accepted; 403 for one to another address than yours',
  params: z.object({ id }),
  body: z.strictObject({ token: text(100) }),
  answer: receivedShare,
  errors: ['gone', 'forbidden'],
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: 'user/sharing/{id}/resend',
  tag: 'Sharing',
  summary: 'Mail an invitation again; the link before opens nothing any more. 409 for one that was accepted',
  params: z.object({ id }),
  answer: z.object(invitation),
  errors: ['conflict', 'too_many_requests'],
});

export const deleteShare = endpoint({
  method: 'DELETE',
  path: 'user/sharing/{id}',
  tag: 'Sharing',
  summary: 'Take back a share that you gave; decline or leave one that you received',
  params: z.object({ id }),
  answer: null,
});

export const listCruiseShares = endpoint({
  method: 'GET',
  path: 'cruises/{id}/sharing',
  tag: 'Sharing',
  summary: 'The shares of one cruise, and those of all cruises that include it; its owner’s alone',
  params: z.object({ id }),
  answer: listOf(givenShare),
});

export const shareCruise = endpoint({
  method: 'POST',
  path: 'cruises/{id}/sharing',
  tag: 'Sharing',
  summary: 'Share one cruise with an address; 409 for one that has such a share',
  status: 201,
  params: z.object({ id }),
  body: newShare,
  answer: invitedShare,
  errors: ['plan_required', 'conflict', 'too_many_requests'],
});

const of_cruise = z.object({ id, share_id: id });

export const changeCruiseShare = endpoint({
  method: 'PATCH',
  path: 'cruises/{id}/sharing/{share_id}',
  tag: 'Sharing',
  summary: 'Change the level of a share of this one cruise',
  params: of_cruise,
  body: z.strictObject({ share_level: level }),
  answer: share,
});

export const deleteCruiseShare = endpoint({
  method: 'DELETE',
  path: 'cruises/{id}/sharing/{share_id}',
  tag: 'Sharing',
  summary: 'Take back a share of this one cruise; one of all cruises is taken back at `user/sharing/{id}`',
  params: of_cruise,
  answer: null,
});
