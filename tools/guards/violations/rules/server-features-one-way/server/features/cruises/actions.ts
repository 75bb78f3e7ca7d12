import type { Upload } from '../uploads/table.ts'; // VIOLATION
import { users } from '../users/table.ts';
