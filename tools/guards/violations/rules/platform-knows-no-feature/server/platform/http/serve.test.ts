import { users } from '#server/features/users/table.ts';
