import type { Queryable } from '#server/database/shape.ts';
import { listActiveOperators } from '#server/features/account/actions.ts';
import { postAll } from '#server/features/mail/actions.ts';
import type { Services } from '#server/services.ts';

export interface Trouble {
  /** missing: no good backup for two days */
  trouble: 'backup' | 'verification' | 'missing';
  backup_id: string;
}

/** Mails operators, as messages of the contact form: to the configured address, else to all accounts of operators. */
export async function tellOperators(
  services: Services,
  tx: Queryable,
  { trouble, backup_id }: Trouble,
): Promise<void> {
  const { CONTACT_EMAIL } = services.config;
  const receivers =
    CONTACT_EMAIL === undefined
      ? (await listActiveOperators({ ...services, database: { ...services.database, query: tx } })).map(
          ({ email }) => email,
        )
      : [CONTACT_EMAIL];
  await postAll(
    services,
    tx,
    receivers.map((to) => ({ kind: 'backup_trouble', to, trouble, backup_id })),
  );
}
