import { insertCruise } from './store.ts';
import { mayEdit } from '../sharing/access.ts';
import { users } from '../account/table.ts';
import { notify } from '#server/features/notifications/actions.ts';
import { findUser } from '../account/store.ts'; // VIOLATION
import type { Mail } from '#server/features/account/mail.ts'; // VIOLATION
