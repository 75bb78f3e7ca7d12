import { default_language, isLanguage } from '#domain/languages.ts';
import type { Writer } from '#server/features/mail/actions.ts';
import { translate } from '#server/platform/messages.ts';
import { nameToGreet, renderMail } from '#server/platform/mail/render.ts';
import * as store from './store.ts';

/** Nothing for a share that was taken back, declined or accepted before its mail was written. */
const share_invitation: Writer = async (services, { share_id = '', to = '' }) => {
  const { query } = services.database;
  const share = await store.findOffered(query, share_id);
  if (share === null) return null;
  const { owner, receiver } = await store.findPeople(query, share);
  if (owner === null) return null;
  const wanted = receiver?.language ?? owner.language;
  const language = isLanguage(wanted) ? wanted : default_language;
  const instance = services.publicUrl();
  return renderMail({
    to: receiver?.email ?? to,
    name: receiver?.first_name ?? '',
    language,
    part: receiver === null ? 'share_invitation_new' : 'share_invitation',
    // a name is what somebody typed, and goes to people who did not ask
    values: { owner: nameToGreet(owner.full_name) || translate(language, 'mail.somebody') },
    link: `${instance}${receiver === null ? '/auth/signup' : '/account/sharing'}`,
    instance,
  });
};

export const sharing_letters: Readonly<Record<string, Writer>> = { share_invitation };
