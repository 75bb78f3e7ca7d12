import { default_language, isLanguage } from '#domain/languages.ts';
import type { Writer } from '#server/features/mail/actions.ts';
import { formatDays } from '#server/platform/format-day.ts';
import { newSecret } from '#server/platform/ids.ts';
import { translate } from '#server/platform/messages.ts';
import { nameToGreet, renderMail } from '#server/platform/mail/render.ts';
import { ticketOf } from '#server/platform/mail/ticket.ts';
import { claimOf, linkOf, namingWords, today } from './actions.ts';
import * as store from './store.ts';

/** Writes nothing for a share that was taken back, declined or accepted before its mail was written. */
const share_invitation: Writer = async (services, { share_id = '', secret: shown }) => {
  const { query } = services.database;
  const share = await store.findOffered(query, share_id);
  if (share === null) return null;
  const people = await store.findPeople(query, share);
  const { owner } = people;
  if (owner === null) return null;
  // an account with the address that may not accept the share may be a stranger's
  const receiver = people.receiver?.id === share.offered_to ? people.receiver : null;
  const wanted = receiver?.language ?? owner.language;
  const language = isLanguage(wanted) ? wanted : default_language;
  const secret = shown ?? newSecret();
  const claim = claimOf(share_id, secret);
  // a link that the owner was shown is stored already; a newer one has replaced it if it opens nothing
  const is_open =
    shown === undefined
      ? await store.setLink(query, claim)
      : (await store.addressOfLink(query, claim)) !== null;
  if (!is_open) return null;
  // names are typed texts, and go to people who did not ask
  const naming = namingWords(await store.findNaming(query, share_id, today(services.clock)));
  const { ship_name, start_date, end_date, voyage } = naming;
  const ship = ship_name ?? '';
  const dates = start_date === null || end_date === null ? '' : formatDays(start_date, end_date, language);
  const instance = services.publicUrl();
  return renderMail({
    to: receiver?.email ?? share.email,
    name: receiver?.first_name ?? '',
    language,
    part: receiver === null ? 'share_invitation_new' : 'share_invitation',
    values: {
      owner: nameToGreet(owner.full_name) || translate(language, 'mail.somebody'),
      what: translate(
        language,
        `mail.followed.${share.cruise_id === null ? 'all' : ship === '' ? 'one' : 'named'}`,
        {
          ship,
          dates,
        },
      ),
    },
    facts:
      share.cruise_id === null && dates !== ''
        ? { next_cruise: [[ship, dates].filter((part) => part !== '')] }
        : {},
    ...(voyage !== null &&
      start_date !== null &&
      end_date !== null && {
        ticket: await ticketOf({ ...voyage, ship_name, start_date, end_date }, language),
      }),
    link: linkOf(services, share_id, secret),
    instance,
  });
};

export const sharing_letters: Readonly<Record<string, Writer>> = { share_invitation };
