import { isOperator } from '#server/features/account/access.ts'; // VIOLATION
